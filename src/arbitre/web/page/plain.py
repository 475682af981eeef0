"""What a page is told of a decision and a picture, as data (serialisation)."""

from __future__ import annotations

from arbitre.core.basket import Basket
from arbitre.core.draft import Draft
from arbitre.core.screen import Picture, Scene, Touch
from arbitre.web.page.films import Plain
from arbitre.web.page.view import PageView


def decision(page_view: PageView) -> Plain:
    """What can be touched, and the draft as it stands."""
    return {
        "touches": [plain_touch(touch) for touch in page_view.touches],
        "draft": None if page_view.draft is None else plain_draft(page_view, page_view.draft),
        "drawn": plain_drawn(page_view.drawn(page_view.shown_draft)),
    }


def plain_drawn(scene: Scene | None) -> Plain | None:
    """What is drawn otherwise, as data."""
    return None if scene is None else {"pieces": scene.pieces, "state": scene.state}


def plain_touch(touch: Touch) -> Plain:
    """A touch path as data."""
    return {"line": touch.line, "path": touch.path, "label": touch.label, "group": touch.group}


def plain_draft(page_view: PageView, draft: Draft) -> Plain:
    """A draft as data."""
    return {
        "lines": [
            {
                "text": line.text,
                "said": line.said,
                "ruling": {"clause": line.clause, "text": line.problem} if line.problem else None,
            }
            for line in page_view.shown_lines(draft)
        ],
        "notes": page_view.notes,
        "warnings": page_view.warnings,
        "complete": page_view.sendable,
        "at_once": draft.at_once,
        "basket": plain_basket(page_view.basket),
        "offers": [{"label": one.label, "lines": one.lines} for one in page_view.offers],
        "send": page_view.send_word,
    }


def plain_basket(basket: Basket | None) -> Plain | None:
    """A basket as data."""
    if basket is None:
        return None
    return {
        "title": basket.title,
        "unit": basket.unit,
        "rule": basket.rule,
        "total": basket.total,
        "sum": basket.sum,
        "items": [
            {
                "line": item.line,
                "label": item.label,
                "count": item.count,
                "most": item.most,
                "weight": item.weight,
                "ids": item.ids,
            }
            for item in basket.items
        ],
    }


def plain_picture(picture: Picture, marks: str, known: str) -> Plain:
    """A picture as data."""
    data: Plain = {
        "kind": picture.kind,
        "key": picture.key,
        "width": picture.width,
        "height": picture.height,
        "title": picture.title,
        "state": picture.state,
        "pieces": picture.pieces,
        "marks": marks,
        "regions": plain_regions(picture),
    }
    if not picture.key or picture.key != known:
        data["board"] = picture.board
    return data


def plain_regions(picture: Picture) -> list[Plain]:
    """The parts of a picture that a small screen shows one at a time, as data."""
    return [
        {
            "key": one.key,
            "label": one.label,
            "x": one.x,
            "y": one.y,
            "width": one.width,
            "height": one.height,
        }
        for one in picture.regions
    ]
