import { type LabelRow, row } from './rows.ts'

/** How statements by the standards of 2023, by GRI and by the voluntary standard name figures of the environment. */
export const environmentUsageRows: LabelRow[] = [
  row(
    'E1-4_04',
    '90 %',
    ['Minderungsziel der gesamten THG-Emissionen 2045 (Reduktion der gesamten Emissionen)'],
    ['Reduktion Scope 1+2 ggü. Basisjahr'],
  ),
  row(
    'E1-5_04',
    '1.4',
    [
      'Share of consumption from nuclear sources (%)',
      'Anteil nuklearer Energie am Gesamtenergieverbrauch (%)',
      'Anteil der Kernenergie am Energieverbrauch (%)',
    ],
    ['Anteil erneuerbarer Energie am Gesamtenergieverbrauch (%)'],
  ),
  row(
    'E1-5_06',
    '6,240',
    [
      'Brennstoffe aus erneuerbaren Quellen (HVO, Pellets) (MWh)',
      'Fuel consumption from renewable sources (biogas, wood chips) (MWh)',
      'Biomass, biogas and other renewable fuels (MWh)',
      'Erneuerbare Kraftstoffe (HVO, Biomethan) (MWh)',
    ],
    ['Brennstoffe aus fossilen Quellen (MWh)'],
  ),
  row(
    'E1-5_07',
    '31,905',
    [
      'Zugekaufte(r) Strom, Wärme, Dampf und Kühlung aus erneuerbaren Quellen (MWh)',
      'Strom und Fernwärme aus erneuerbaren Quellen (MWh)',
      'Purchased renewable electricity, heat and steam (MWh)',
    ],
    ['Strom und Fernwärme aus fossilen Quellen (MWh)', 'Erneuerbare Wärme verkauft (MWh)'],
  ),
  row(
    'E1-5_08',
    '2,118',
    [
      'Selbst erzeugte erneuerbare Energie ohne Brennstoffe (Photovoltaik) (MWh)',
      'Eigenerzeugter Solarstrom, selbst verbraucht (MWh)',
      'Selbst erzeugter und verbrauchter Photovoltaikstrom (MWh)',
      'Self-generated renewable energy (solar) (MWh)',
      'Solarstrom (Eigenverbrauch) (MWh)',
    ],
    ['Eingespeister Solarstrom (MWh)'],
  ),
  row(
    'E1-5_11',
    '1,484',
    [
      'Rohöl und Erdölprodukte (Diesel, Benzin, Heizöl, Flüssiggas) (MWh)',
      'Rohöl und Erdölerzeugnisse (vor allem Diesel) (MWh)',
      'Heizöl, Diesel und Benzin (MWh)',
      'Crude oil and petroleum products (MWh)',
    ],
    ['Fuel consumption from other fossil sources (MWh)', 'Fuel consumption from coal and coal products (MWh)'],
  ),
  row(
    'E1-5_14',
    '4,612',
    [
      'Strom und Fernwärme aus fossilen Quellen (MWh)',
      'Purchased electricity, heat and steam from fossil sources (MWh)',
      'Zugekaufte(r) Strom, Wärme, Dampf und Kühlung aus fossilen Quellen (MWh)',
    ],
    ['Strom und Fernwärme aus erneuerbaren Quellen (MWh)'],
  ),
  row(
    'E1-5_16',
    '36,074',
    ['Energy production from non-renewable sources (MWh)', 'Erzeugung nicht erneuerbarer Energie (MWh)'],
    ['Energy production from renewable sources (MWh)', 'Energy consumption from non-renewable sources (MWh)'],
  ),
  row(
    'E1-6_08',
    '47',
    [
      'Scope 1 emissions under regulated emission trading schemes (%)',
      'Prozentsatz der Scope-1-Emissionen aus regulierten Emissionshandelssystemen (%)',
      'Scope 1 › davon im regulierten Emissionshandel (%)',
    ],
    ['Scope 1: price of allowances in emissions trading (%)', 'Scope 1 reduction (%)'],
  ),
  row(
    'E1-6_13',
    '104,530',
    [
      'Total Scope 1–3 (marktbasiert) (t CO2e)',
      'Summe Scope 1-3 (marktbasiert) (t CO2e)',
      'Scope 1, 2 and 3 emissions (market-based) (t CO2e)',
      'Emissionen › Summe mit Scope 2 marktbezogen (t CO2e)',
    ],
    ['Summe Scope 1+2 (marktbasiert) (t CO2e)', 'Total Scope 1–3 (location-based) (t CO2e)'],
  ),
  row(
    'E1-6_31',
    '1,410',
    ['THG-Gesamtemissionen (marktbezogen) je Nettoumsatzerlös (t CO2e/Mio. EUR)'],
    ['THG-Gesamtemissionen (standortbezogen) je Nettoumsatzerlös (t CO2e/Mio. EUR)'],
  ),
  row(
    'E2-5_08',
    '88',
    ['Substances of very high concern generated, used or procured (t)'],
    ['Substances of concern generated, used or procured (t)', 'Substances of very high concern as emissions (t)'],
  ),
  row(
    'E2-5_05',
    '1,204',
    ['Substances of concern leaving the facilities as products (t)'],
    [
      'Substances of concern leaving the facilities as emissions (t)',
      'Substances of very high concern leaving the facilities as products (t)',
    ],
  ),
  row(
    'E3-4_02',
    '610',
    ['Water › of which in water-stressed areas (m³)', 'Wasserverbrauch an Standorten mit hohem Wasserstress (m³)'],
    [
      'Wasserentnahme an Standorten mit hohem Wasserstress (m³)',
      'Water withdrawal › Thereof in areas of high water stress (m³)',
    ],
  ),
  row('E5-4_04', '14,461', ['Eingesetztes Rezyklat (t)', 'Sekundärrohstoffe (t)'], ['Sekundärrohstoffe (%)']),
  row('E5-4_05', '23', ['Anteil Rezyklat (%)', 'Rezyklatanteil (%)'], ['Recyclingquote der Abfälle (%)']),
  row(
    'E5-5_15',
    '11',
    ['Waste › Hazardous (batteries, toner) (t)', 'Abfall › davon gefährlich (t)'],
    ['Waste › Hazardous, recycled (t)', 'Goods › Hazardous (t)'],
  ),
  row(
    'E1-5_06',
    '3,310',
    [
      'Biomasse und biogener Anteil der Ersatzbrennstoffe (MWh)',
      'Biogenic share of alternative fuels (MWh)',
      'Wood pellets (MWh)',
      'Hackschnitzel (MWh)',
    ],
    ['Fossil share of alternative fuels (MWh)', 'Holz (t)'],
  ),
  row(
    'E1-5_13',
    '3,655',
    [
      'Sonstige fossile Quellen (fossiler Anteil der Ersatzbrennstoffe) (MWh)',
      'Other fossil sources (fossil share of waste fuels) (MWh)',
    ],
    ['Biogenic share of alternative fuels (MWh)', 'Anteil fossiler Energie (%)'],
  ),
  row(
    'E1-5_11',
    '318',
    ['Liquefied petroleum gas (MWh)', 'Flüssiggas (MWh)', 'LPG (MWh)'],
    ['Liquefied natural gas (MWh)', 'Vehicles (fuels and charging) (MWh)', 'Fuels (pellets, gas) (MWh)'],
  ),
  row(
    'E1-6_30',
    '43.9',
    [
      'Total emissions per revenue, location-based (t CO2e/EUR million)',
      'Emissionen je Umsatz (standortbezogen) (t CO2e/Mio. EUR)',
    ],
    ['Total emissions per revenue, market-based (t CO2e/EUR million)'],
  ),
  row(
    'E3-4_02',
    '187',
    [
      'Wasserverbrauch › davon in von Wasserrisiken betroffenen Gebieten (m³)',
      'Water consumption › of which in areas at water risk (m³)',
    ],
    ['Wasserentnahme › davon in von Wasserrisiken betroffenen Gebieten (m³)'],
  ),
  row(
    'E5-5_07',
    '23,720',
    ['Waste › Hazardous waste (t)', 'Abfall › Nicht gefährliche Abfälle (t)'],
    ['Waste › Hazardous waste recycled (t)', 'Waste for disposal › Hazardous waste (t)', 'Emissions › Hazardous (t)'],
  ),
]
