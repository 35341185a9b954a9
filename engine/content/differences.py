"""Compares a decoded TOML tree with a msgspec type and lists every difference, not only the first.

Called by `content.load_toml` before the real conversion. Handles what content is made of: tables (Structs), tagged
unions of tables, lists, dictionaries, closed lists of words, numbers, text and yes/no; it refuses nothing else by
itself: the conversion that follows has the last word.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import inspect as shape

from engine.content.problems import ARROW, ContentProblem, unknown

Path = tuple[str, ...]
Found = Iterator[ContentProblem]


def differences(tree: object, type: object, file: str) -> list[ContentProblem]:
    return list(_compare(tree, shape.type_info(type), (), file))


def _compare(value: Any, expected: shape.Type, path: Path, file: str) -> Found:
    check = _CHECKS.get(type(expected))
    if check is not None:
        yield from check(value, expected, path, file)


def _table(value: Any, expected: shape.StructType, path: Path, file: str) -> Found:
    if not isinstance(value, dict):
        yield _wrong(value, "a table", path, file)
        return
    fields = {field.encode_name: field for field in expected.fields}
    tag = {expected.tag_field} if expected.tag_field else set()
    for key in value:
        if key not in fields and key not in tag:
            yield unknown(file, _words((*path, key)), "key", key, [*fields])
    for name, field in fields.items():
        if name in value:
            yield from _compare(value[name], field.type, (*path, name), file)
        elif field.required:
            sentence = f"this key is missing; it must be {_describe(field.type)}"
            yield ContentProblem(file, _words((*path, name)), sentence)


def _union(value: Any, expected: shape.UnionType, path: Path, file: str) -> Found:
    tables = [option for option in expected.types if isinstance(option, shape.StructType) and option.tag_field]
    if not tables or not isinstance(value, dict):
        yield from _plain_union(value, expected, path, file)
        return
    tag_field = str(tables[0].tag_field)
    tags = {str(option.tag): option for option in tables}
    word = value.get(tag_field)
    if word is None:
        sentence = f"this key is missing; it must be one of: {', '.join(tags)}"
        yield ContentProblem(file, _words((*path, tag_field)), sentence)
    elif str(word) not in tags:
        yield unknown(file, _words((*path, tag_field)), tag_field, str(word), tags)
    else:
        yield from _table(value, tags[str(word)], path, file)


def _plain_union(value: Any, expected: shape.UnionType, path: Path, file: str) -> Found:
    options = [option for option in expected.types if not isinstance(option, shape.NoneType)]  # TOML has no null
    if len(options) == 1:
        yield from _compare(value, options[0], path, file)
    elif not any(_fits(value, option, file) for option in options):
        yield _wrong(value, _describe(expected), path, file)


def _fits(value: Any, option: shape.Type, file: str) -> bool:
    return next(_compare(value, option, (), file), None) is None


def _list(value: Any, expected: Any, path: Path, file: str) -> Found:
    if not isinstance(value, list):
        yield _wrong(value, _describe(expected), path, file)
        return
    low, high = expected.min_length or 0, expected.max_length
    if len(value) < low or (high is not None and len(value) > high):
        yield _wrong_length(len(value), low, high, "entries", path, file)
    for index, item in enumerate(value):
        yield from _compare(item, expected.item_type, (*path[:-1], _entry(path, index, item)), file)


def _entry(path: Path, index: int, item: Any) -> str:
    """A list entry is named by its id where it has one, by its place (from 1) where it has none."""
    name = path[-1] if path else ""
    if isinstance(item, dict) and isinstance(item.get("id"), str):
        return f'{name} "{item["id"]}"'
    return f"{name} #{index + 1}"


def _pair(value: Any, expected: shape.TupleType, path: Path, file: str) -> Found:
    if not isinstance(value, list) or len(value) != len(expected.item_types):
        yield _wrong(value, _describe(expected), path, file)
        return
    for index, (item, item_type) in enumerate(zip(value, expected.item_types, strict=True)):
        yield from _compare(item, item_type, (*path[:-1], _entry(path, index, item)), file)


def _dictionary(value: Any, expected: shape.DictType, path: Path, file: str) -> Found:
    if not isinstance(value, dict):
        yield _wrong(value, "a table", path, file)
        return
    for key, item in value.items():
        if isinstance(expected.key_type, shape.LiteralType) and key not in expected.key_type.values:
            yield unknown(file, _words((*path, key)), "key", key, map(str, expected.key_type.values))
        yield from _compare(item, expected.value_type, (*path, key), file)


def _word(value: Any, expected: shape.LiteralType, path: Path, file: str) -> Found:
    if value not in expected.values:
        yield unknown(file, _words(path), "value", str(value), map(str, expected.values))


def _whole(value: Any, expected: shape.IntType, path: Path, file: str) -> Found:
    in_range = isinstance(value, int) and (
        (expected.ge is None or value >= expected.ge) and (expected.le is None or value <= expected.le)
    )
    if isinstance(value, bool) or not in_range:
        yield _wrong(value, _describe(expected), path, file)


def _text(value: Any, expected: shape.StrType, path: Path, file: str) -> Found:
    if not isinstance(value, str):
        yield _wrong(value, "text", path, file)
        return
    low, high = expected.min_length or 0, expected.max_length
    if len(value) < low or (high is not None and len(value) > high):
        yield _wrong_length(len(value), low, high, "characters", path, file)


def _yes_no(value: Any, expected: shape.BoolType, path: Path, file: str) -> Found:
    if not isinstance(value, bool):
        yield _wrong(value, "true or false", path, file)


def _number(value: Any, expected: shape.FloatType, path: Path, file: str) -> Found:
    in_range = isinstance(value, (int, float)) and (
        (expected.ge is None or value >= expected.ge) and (expected.le is None or value <= expected.le)
    )
    if isinstance(value, bool) or not in_range:
        yield _wrong(value, _describe(expected), path, file)


def _wrong(value: Any, wanted: str, path: Path, file: str) -> ContentProblem:
    return ContentProblem(file, _words(path), f"this must be {wanted}, not {_told(value)}")


def _wrong_length(length: int, low: int, high: int | None, what: str, path: Path, file: str) -> ContentProblem:
    allowed = f"at least {low}" if high is None else f"{low} to {high}" if low else f"at most {high}"
    return ContentProblem(file, _words(path), f"this has {length} {what}; it must have {allowed}")


def _told(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else "a table" if isinstance(value, dict) else str(value)


def _words(path: Path) -> str:
    return ARROW.join(path)


def _describe(expected: shape.Type) -> str:
    match expected:
        case shape.IntType(ge=None, le=None):
            return "a whole number"
        case shape.IntType(ge=low, le=None):
            return f"a whole number of at least {low}"
        case shape.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case shape.FloatType(ge=float(low), le=float(high)):
            return f"a number from {low:g} to {high:g}"
        case shape.LiteralType(values=values):
            return f"one of: {', '.join(map(str, values))}"
        case shape.UnionType(types=types):
            told = (_describe(option) for option in types if not isinstance(option, shape.NoneType))
            return " or ".join(dict.fromkeys(told))
        case shape.TupleType(item_types=items):
            each = {_describe(item) for item in items}
            alike = f" (each {each.pop()})" if len(each) == 1 and isinstance(items[0], shape.LiteralType) else ""
            return f"a list of {len(items)} entries{alike}"
    return _NOUNS.get(type(expected), "a value")


_NOUNS: dict[type, str] = {
    shape.StrType: "text",
    shape.BoolType: "true or false",
    shape.StructType: "a table",
    shape.DictType: "a table",
    shape.ListType: "a list",
    shape.VarTupleType: "a list",
    shape.FloatType: "a number",
}


_CHECKS: dict[type, Callable[[Any, Any, Path, str], Found]] = {
    shape.StructType: _table,
    shape.UnionType: _union,
    shape.ListType: _list,
    shape.VarTupleType: _list,
    shape.TupleType: _pair,
    shape.DictType: _dictionary,
    shape.LiteralType: _word,
    shape.IntType: _whole,
    shape.StrType: _text,
    shape.BoolType: _yes_no,
    shape.FloatType: _number,
}
