"""The inventory of a made-up machinery company, computed apart from the product: with fractions, from the published tables.

    python3 bench/inventory/machinery.py > packages/server/src/features/organisation/inventory/machinery.json

Three sites in two countries: one held wholly, one of a joint operation of which 40 % count, one bought on the first of July. All of Scope 1
and 2, the fifteen categories of Scope 3, and energy. What comes out is what a test of the server compares the product with.
"""

import csv
import json
import pathlib
from fractions import Fraction as F

TABLES = pathlib.Path(__file__).parents[2] / "packages/engine/knowledge"


def rows(name):
    with open(TABLES / f"{name}.csv", encoding="utf-8") as file:
        return list(csv.DictReader(file))


# Warming potentials over 100 years of the sixth report of the IPCC: fossil and biogenic methane, nitrous oxide.
CH4_FOSSIL, CH4_BIOGENIC, N2O = F("29.8"), F("27"), F("273")
FUELS = {one["id"]: one for one in rows("fuels")}
GASES = {one["id"]: F(one["gwp"]) for one in rows("gases")}


def shipped(name):
    """Kilograms for one unit, biogenic kilograms, unit, fuel and basis of a factor that is shipped."""
    if name.startswith("ipcc-") and name[5:] in GASES:
        return GASES[name[5:]], F(0), "kg", "", ""
    for blend in rows("blends"):
        if f"ipcc-{blend['name'].lower()}" == name:
            parts = blend["parts"].split()
            return sum(GASES[g] * F(p) / 100 for g, p in zip(parts[::2], parts[1::2])), F(0), "kg", "", ""
    one = next(row for row in rows("factors") if row["id"] == name)
    if one["co2e"]:
        return F(one["co2e"]), F(0), one["unit"], one["fuel"], one["basis"]
    co2, ch4, n2o = F(one["co2"]), F(one["ch4"]), F(one["n2o"])
    if one["biogenic"]:
        return ch4 * CH4_BIOGENIC + n2o * N2O, co2, one["unit"], one["fuel"], one["basis"]
    return co2 + ch4 * CH4_FOSSIL + n2o * N2O, F(0), one["unit"], one["fuel"], one["basis"]


# What the company found itself: kilograms for one unit, unit, scope, country.
OWN = {
    "de-location": ("0.363", "kWh", "scope2_location", "DE"),
    "de-residual": ("0.7245", "kWh", "scope2_market", "DE"),
    "pl-location": ("0.662", "kWh", "scope2_location", "PL"),
    "district-heat": ("0.28", "kWh", "scope2_location", "DE"),
    "castings": ("0.00185", "EUR", "scope3", ""),
    "machines": ("0.42", "EUR", "scope3", ""),
    "steel": ("1890.5", "t", "scope3", ""),
    "use-phase": ("31250", "piece", "scope3", ""),
    "scrapping": ("21.28", "t", "scope3", ""),
}

MEGAJOULES = {"kWh": F("3.6"), "MWh": F(3600), "GJ": F(1000)}
LITRES = {"l": F(1), "m3": F(1000)}
KILOGRAMS = {"kg": F(1), "t": F(1000)}


def into(amount, unit, basis, to, to_basis, fuel):
    """An amount in another unit; of a fuel over its mass and its net calorific value."""
    if unit == to and (fuel == "" or unit not in MEGAJOULES or basis == to_basis):
        return amount
    if fuel == "":
        for kind in (MEGAJOULES, LITRES, KILOGRAMS):
            if unit in kind and to in kind:
                return amount * kind[unit] / kind[to]
        raise ValueError(f"{unit} to {to}")
    net, ratio = F(FUELS[fuel]["net_mj_per_kg"]), F(FUELS[fuel]["gross_ratio"])
    if unit in MEGAJOULES:
        megajoules = amount * MEGAJOULES[unit] * (ratio if basis == "gross" else 1)
    elif unit in LITRES:
        megajoules = amount * LITRES[unit] * F(FUELS[fuel]["kg_per_l"]) * net
    else:
        megajoules = amount * KILOGRAMS[unit] * net
    if to in MEGAJOULES:
        return megajoules / MEGAJOULES[to] / (ratio if to_basis == "gross" else 1)
    kilograms = megajoules / net
    return kilograms / KILOGRAMS[to] if to in KILOGRAMS else kilograms / F(FUELS[fuel]["kg_per_l"]) / LITRES[to]


def a(unit, category, number, of, factor=None, *, months=(1, 12), label="", **more):
    return {"unit": unit, "category": category, "number": number, "of": of, "factor": factor, "months": months, "label": label, **more}


ACTIVITIES = [
    a("S1", "fuels", "1250000", "kWh", "ipcc-natural-gas", basis="gross", traded=True),
    a("S2", "fuels", "18500", "l", "ipcc-diesel", label="Emergency power"),
    a("S3", "fuels", "1000", "GJ", "ipcc-wood", basis=None, label="Wood chips"),
    a("S1", "vehicles", "42350.5", "l", "uk-2025-diesel"),
    a("S3", "vehicles", "81000", "km", "uk-2025-car-medium-petrol"),
    a("S1", "refrigerants", "20", "kg", "ipcc-r410a"),
    a("S2", "refrigerants", "10", "kg", "ipcc-hfc-134a"),
    a("S1", "process", "12.75", "t CO2e"),
    a("S1", "electricity", "3200000", "kWh", "de-location", residual="de-residual"),
    a("S2", "electricity", "1100", "MWh", "pl-location"),
    a("S3", "electricity", "640000", "kWh", "de-location", residual="de-residual", months=(7, 12)),
    a("S1", "heat", "410000", "kWh", "district-heat"),
    a("S1", "generated", "120000", "kWh"),
    a("S1", "generated_sold", "30", "MWh"),
    a("S1", "cat1", "8400000", "EUR", "castings", method="spend", primary=0),
    a("S1", "cat1", "2150", "t", "steel", method="supplier", primary=85),
    a("S1", "cat2", "310000", "EUR", "machines", method="spend", primary=0),
    a("S1", "cat3", "1250000", "kWh", "uk-2025-wtt-natural-gas", basis="gross", method="average", primary=0),
    a("S1", "cat4", "2600000", "tkm", "uk-2025-hgv-17", method="average", primary=20),
    a("S2", "cat5", "48", "t", "uk-2025-waste-landfill", method="average", primary=100),
    a("S1", "cat6", "96000", "pkm", "uk-2025-flight-long-economy-rf", method="average", primary=0, label="Flights"),
    a("S1", "cat6", "210", "night", "uk-2025-hotel-de", method="average", primary=0, label="Hotels"),
    a("S1", "cat7", "1450000", "km", "uk-2025-car-medium-unknown", method="average", primary=0),
    a("S1", "cat8", "38.2", "t CO2e", method="supplier", primary=100),
    a("S1", "cat9", "900000", "tkm", "uk-2025-hgv-17", method="average", primary=0),
    a("S1", "cat10", "61.5", "t CO2e", method="average", primary=0),
    a("S1", "cat11", "340", "piece", "use-phase", method="average", primary=0),
    a("S1", "cat12", "2040", "t", "scrapping", method="average", primary=0),
    a("S1", "cat13", "14.4", "t CO2e", method="average", primary=0),
    a("S1", "cat14", "0", "t CO2e", method="average", primary=0),
    a("S1", "cat15", "120.125", "t CO2e", method="supplier", primary=60),
]

# For whom (None: the group), kind, months, megawatt hours, kilograms for a kilowatt hour, renewable and nuclear percent.
INSTRUMENTS = [
    ("S1", "ppa", (1, 6), "900", "0", "100", "0"),
    (None, "certificates_unbundled", (1, 12), "1000", "0", "100", "0"),
    ("S3", "supplier_rate", (7, 12), "5000", "0.31", "52", "8"),
]


def share(site, month):
    """What counts of a site in a month: all, 40 % of a joint operation, nothing before it was bought."""
    return {"S1": F(1), "S2": F(40, 100), "S3": F(0) if month < 7 else F(1)}[site]


def counted(activity):
    first, last = activity["months"]
    return sum(share(activity["unit"], month) for month in range(first, last + 1)) / (last - first + 1)


def factor_of(name):
    if name in OWN:
        kilograms, unit, _, _ = OWN[name]
        return F(kilograms), F(0), unit, "", ""
    return shipped(name)


def tonnes(activity, name, part):
    """Tonnes and biogenic tonnes of what counts of an activity by a factor."""
    amount = F(activity["number"]) * part
    if activity["of"] == "t CO2e":
        return amount, F(0)
    kilograms, biogenic, unit, fuel, basis = factor_of(name)
    units = into(amount, activity["of"], activity.get("basis"), unit, basis or None, fuel)
    return units * kilograms / 1000, units * biogenic / 1000


SCOPE2 = ("electricity", "heat", "steam", "cooling")
scope = {name: F(0) for name in ("scope1", "scope2_location", "scope2_market", "scope3")}
biogenic = {"scope1": F(0), "scope3": F(0)}
chain, primary, traded = {}, F(0), F(0)
energy = {}


def add_energy(kind, megawatt_hours):
    energy[kind] = energy.get(kind, F(0)) + megawatt_hours


SOURCES = {"ipcc-natural-gas": "gas", "ipcc-diesel": "oil", "ipcc-wood": "renewable_fuel", "uk-2025-diesel": "oil"}
GENERATED = {"generated": "own_renewable", "generated_sold": "sold_renewable"}
for one in ACTIVITIES:
    part = counted(one)
    category = one["category"]
    if category in GENERATED:
        add_energy(GENERATED[category], into(F(one["number"]), one["of"], None, "MWh", None, "") * part)
        continue
    mass, apart = tonnes(one, one["factor"], part)
    if category in SCOPE2:
        scope["scope2_location"] += mass
        continue
    own = "scope3" if category.startswith("cat") else "scope1"
    scope[own] += mass
    biogenic[own] += apart
    if own == "scope3":
        chain[category] = chain.get(category, F(0)) + mass
        primary += mass * one["primary"]
    else:
        traded += mass if one.get("traded") else 0
        if one["factor"] in SOURCES:
            fuel = factor_of(one["factor"])[3]
            net = into(F(one["number"]) * part, one["of"], one.get("basis"), "MWh", "net" if fuel else None, fuel)
            add_energy(SOURCES[one["factor"]], net)

# Purchased energy month by month; instruments of sites cover first, each the same fraction of what is still open.
cells = []
for index, one in enumerate(ACTIVITIES):
    if one["category"] in SCOPE2:
        first, last = one["months"]
        whole = into(F(one["number"]), one["of"], None, "MWh", None, "")
        for month in range(first, last + 1):
            cells.append({"activity": one, "month": month, "open": whole / (last - first + 1)})
covered_by = {}
bundled_tonnes = F(0)
for who, kind, (first, last), held, kilograms, renewable, nuclear in sorted(INSTRUMENTS, key=lambda one: one[0] is None):
    meant = [
        cell
        for cell in cells
        if cell["activity"]["category"] == "electricity"
        and (who is None or cell["activity"]["unit"] == who)
        and first <= cell["month"] <= last
        and share(cell["activity"]["unit"], cell["month"]) > 0
    ]
    weigh = lambda cell: cell["open"] * (share(cell["activity"]["unit"], cell["month"]) if who is None else 1)
    wanted = sum(map(weigh, meant))
    fraction = min(F(held), wanted) / wanted
    for cell in meant:
        taken = cell["open"] * fraction
        cell["open"] -= taken
        of_group = taken * share(cell["activity"]["unit"], cell["month"])
        covered_by[kind] = covered_by.get(kind, F(0)) + of_group
        scope["scope2_market"] += of_group * F(kilograms)
        bundled_tonnes += 0 if kind == "certificates_unbundled" else of_group * F(kilograms)
        add_energy("purchased_renewable", of_group * F(renewable) / 100)
        add_energy("nuclear", of_group * F(nuclear) / 100)
        add_energy("purchased_fossil", of_group * (100 - F(renewable) - F(nuclear)) / 100)
for cell in cells:
    one = cell["activity"]
    of_group = cell["open"] * share(one["unit"], cell["month"])
    scope["scope2_market"] += of_group * F(OWN[one.get("residual") or one["factor"]][0])
    add_energy("purchased_fossil", of_group)

covered = sum(covered_by.values())
purchased = sum(energy[kind] for kind in ("purchased_renewable", "nuclear", "purchased_fossil"))
fossil = sum(energy.get(kind, F(0)) for kind in ("coal", "oil", "gas", "other_fossil", "purchased_fossil"))
green = sum(energy[kind] for kind in ("renewable_fuel", "purchased_renewable", "own_renewable"))
total = fossil + green + energy["nuclear"]
s1, s2l, s2m, s3 = (scope[name] for name in ("scope1", "scope2_location", "scope2_market", "scope3"))
electricity = sum(into(F(one["number"]), one["of"], None, "MWh", None, "") * counted(one) for one in ACTIVITIES if one["category"] == "electricity")
figures = {
    "scope1": s1,
    "scope1_traded": traded * 100 / s1,
    "scope2_location": s2l,
    "scope2_market": s2m,
    "scope3": s3,
    "scope12_location": s1 + s2l,
    "scope12_market": s1 + s2m,
    "total_location": s1 + s2l + s3,
    "total_market": s1 + s2m + s3,
    "biogenic_scope1": biogenic["scope1"],
    "biogenic_scope2_location": None,
    "biogenic_scope3": None,
    "scope3_primary": primary / s3,
    "instruments": covered * 100 / purchased,
    "instruments_bundled": (covered_by["ppa"] + covered_by["supplier_rate"]) * 100 / covered,
    "instruments_unbundled": covered_by["certificates_unbundled"] * 100 / covered,
    "emissions_bundled": bundled_tonnes * 100 / s2m,
    "energy": total,
    "energy_fossil": fossil,
    "energy_coal": F(0),
    "energy_oil": energy["oil"],
    "energy_gas": energy["gas"],
    "energy_other_fossil": F(0),
    "energy_purchased_fossil": energy["purchased_fossil"],
    "energy_fossil_share": fossil * 100 / total,
    "energy_nuclear": energy["nuclear"],
    "energy_nuclear_share": energy["nuclear"] * 100 / total,
    "energy_renewable": green,
    "energy_renewable_fuel": energy["renewable_fuel"],
    "energy_purchased_renewable": energy["purchased_renewable"],
    "energy_own_renewable": energy["own_renewable"],
    "energy_renewable_share": green * 100 / total,
    "energy_electricity": electricity,
    "energy_fuels": energy["oil"] + energy["gas"] + energy["renewable_fuel"],
    "generated_renewable": energy["own_renewable"] + energy["sold_renewable"],
    "generated_fossil": F(0),
}


def number(fraction):
    """The nearest number of the machine to twelve digits."""
    return None if fraction is None else float(f"{float(fraction):.12g}")


month = lambda one: f"2025-{one:02}"
print(
    json.dumps(
        {
            "factors": [
                {"name": name, "kilograms": float(kilograms), "unit": unit, "scope": of, "region": region}
                for name, (kilograms, unit, of, region) in OWN.items()
            ],
            "activities": [
                {
                    "unit_id": one["unit"],
                    "category": one["category"],
                    "label": one["label"],
                    "from": month(one["months"][0]),
                    "to": month(one["months"][1]),
                    "number": float(one["number"]),
                    "unit": one["of"],
                    "basis": one.get("basis"),
                    "factor": one["factor"],
                    "residual": one.get("residual"),
                    "method": one.get("method"),
                    "primary": one.get("primary"),
                    "traded": one.get("traded", False),
                }
                for one in ACTIVITIES
            ],
            "instruments": [
                {
                    "unit_id": who,
                    "category": "electricity",
                    "kind": kind,
                    "name": kind,
                    "from": month(first),
                    "to": month(last),
                    "number": float(held),
                    "unit": "MWh",
                    "kilograms": float(kilograms),
                    "renewable": float(renewable),
                    "nuclear": float(nuclear),
                }
                for who, kind, (first, last), held, kilograms, renewable, nuclear in INSTRUMENTS
            ],
            "figures": {name: number(value) for name, value in figures.items()},
            "scope3": {name: number(value) for name, value in chain.items()},
        },
        indent=2,
    )
)
