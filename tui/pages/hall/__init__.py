"""The hall: where Duskhall opens."""
