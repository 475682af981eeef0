/** The beginning: what any page holds, and the table where there is one. */

import { find } from "./dom.ts";
import { offerNotices } from "./notice.ts";
import { servePage } from "./page.ts";
import { TablePage } from "./table.ts";
import { readWords } from "./words.ts";

readWords(find("script#words")?.textContent);
servePage();
offerNotices();
const root = find("[data-table]");
if (root) new TablePage(root).start();
