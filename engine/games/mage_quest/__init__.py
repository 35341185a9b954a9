"""Mage Quest: two mages send ships and caravans across one land for elements, and race to write four spell books."""
