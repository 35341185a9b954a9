"""When something happened, as people say it: today, yesterday, a weekday, a date."""

from __future__ import annotations

from datetime import datetime, tzinfo

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = ("Jan.", "Feb.", "Mar.", "Apr.", "May", "June", "July", "Aug.", "Sep.", "Oct.", "Nov.", "Dec.")


def when(then: int, now: int, zone: tzinfo | None = None) -> str:
    """A moment seen from another, both in milliseconds since 1970; in this zone, else in the machine's."""
    moment, present = moment_of(then, zone), moment_of(now, zone)
    days = (present.date() - moment.date()).days
    if days <= 0:
        return f"today, {moment:%H:%M}"
    if days == 1:
        return f"yesterday, {moment:%H:%M}"
    if days < 7:
        return DAYS[moment.weekday()]
    return day(then, now, zone)


def day(then: int, now: int, zone: tzinfo | None = None) -> str:
    """The date, with its year where it is not this year's."""
    moment, present = moment_of(then, zone), moment_of(now, zone)
    date = f"{moment.day} {MONTHS[moment.month - 1]}"
    return date if moment.year == present.year else f"{date} {moment.year}"


def moment_of(then: int, zone: tzinfo | None) -> datetime:
    """A moment on the calendar of a zone."""
    return datetime.fromtimestamp(then / 1000, tz=zone)
