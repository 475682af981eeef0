/** The beginning: what any page holds, and the table where there is one. */

import { find } from "./dom.ts";
import { serveFinding } from "./finding.ts";
import { serveNotices } from "./notice.ts";
import { servePage } from "./page.ts";
import { readWords } from "./words.ts";

readWords(find("script#words")?.textContent);
servePage();
serveNotices();
serveFinding();
if (find("[data-share-open], [data-png]")) (await import("./share.ts")).serveShare();
const box = find<HTMLFormElement>("form[data-box]");
if (box) (await import("./box.ts")).serveBox(box);
const root = find("[data-table]");
if (root) {
  // Only the page of a table loads the larger part.
  const { TablePage } = await import("./table.ts");
  new TablePage(root).start();
}
