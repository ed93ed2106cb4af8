import { company, emissions, energyBySite, minus, type Pair, pollutants, share, sum, waste, water } from './figures.ts'
import { address, type Sheet, type SheetCell, workbook } from './workbook.ts'

/** The German workbook with the environmental figures of the sites. */
export async function environmentWorkbook(): Promise<Uint8Array> {
  return workbook([energySheet(), emissionsSheet(), waterAndWasteSheet()], {
    title: 'Umweltkennzahlen 2025',
    author: company.name,
    created: '2026-02-27T08:00:00Z',
  })
}

const title = (text: string): SheetCell[] => [{ value: text, style: 'title' }]
const note = (text: string): SheetCell[] => [{ value: text, style: 'note' }]
const head = (...texts: string[]): SheetCell[] => texts.map((value) => ({ value, style: 'head' as const }))

const perGigajoule = 3.6

function energySheet(): Sheet {
  const first = 4
  const siteRows = energyBySite.map((site, i): SheetCell[] => {
    const row = first + i
    const total =
      (site.gas + site.oil) / perGigajoule +
      site.green +
      site.nuclear +
      site.fossil +
      site.heat +
      site.pellets +
      site.solar
    const number = (value: number): SheetCell => ({ value, style: 'number' })
    return [
      { value: site.site, style: 'label' },
      ...[site.gas, site.oil, site.green, site.nuclear, site.fossil, site.heat, site.pellets, site.solar].map(number),
      { value: total, style: 'decimal', formula: `(B${row + 1}+C${row + 1})/3.6+SUM(D${row + 1}:I${row + 1})` },
    ]
  })
  const last = first + siteRows.length - 1
  const totals = Array.from({ length: 9 }, (_, i): SheetCell => {
    const column = i + 1
    const value = siteRows.reduce((total, cells) => total + Number(cells[column]!.value), 0)
    const range = `${address(first, column)}:${address(last, column)}`
    return { value, style: column === 9 ? 'totalDecimal' : 'totalNumber', formula: `SUM(${range})` }
  })
  return {
    name: 'Energie',
    widths: [20, 14, 14, 16, 16, 16, 14, 14, 16, 18],
    frozen: 4,
    rows: [
      title('Energieverbrauch nach Standorten 2025'),
      note(`${company.name} · Brennstoffe in GJ (Heizwert), alles andere in MWh; 1 MWh = 3,6 GJ`),
      [],
      head(
        'Standort',
        'Erdgas\n(GJ)',
        'Heizöl und Diesel\n(GJ)',
        'Strom erneuerbar\n(MWh)',
        'Strom nuklear\n(MWh)',
        'Strom fossil\n(MWh)',
        'Fernwärme\n(MWh)',
        'Holzpellets\n(MWh)',
        'Photovoltaik, selbst genutzt\n(MWh)',
        'Energieverbrauch gesamt\n(MWh)',
      ),
      ...siteRows,
      [{ value: 'Gruppe gesamt', style: 'total' }, ...totals],
      [],
      note(
        'Kohle und Kohleerzeugnisse werden nicht eingesetzt. Strom fossil und nuklear nach der Kennzeichnung des Versorgers.',
      ),
    ],
  }
}

function emissionsSheet(): Sheet {
  const row = (label: string, [current, prior]: Pair, base: number | null, isTotal = false): SheetCell[] => [
    { value: label, style: isTotal ? 'total' : 'label' },
    ...[current, prior, base].map((value): SheetCell => ({ value, style: isTotal ? 'totalNumber' : 'number' })),
  ]
  const { base } = emissions
  return {
    name: 'Emissionen',
    widths: [58, 16, 16, 18],
    frozen: 4,
    rows: [
      title('Treibhausgasemissionen'),
      note('in Tonnen CO₂-Äquivalent (t CO₂e), operative Kontrolle, Greenhouse Gas Protocol'),
      [],
      head('', '2025', '2024', 'Basisjahr 2020'),
      row('Erdgas', emissions.gas, null),
      row('Heizöl und Kraftstoffe', emissions.oil, null),
      row('Kältemittel', emissions.refrigerants, null),
      row('Scope-1-THG-Bruttoemissionen', emissions.scope1, base.scope1, true),
      row('Standortbezogene Scope-2-THG-Bruttoemissionen', emissions.location, null, true),
      row('Marktbezogene Scope-2-THG-Bruttoemissionen', emissions.market, base.market, true),
      ...emissions.categories.map(([number, , name, pair]) => row(`Scope 3, Kategorie ${number}: ${name}`, pair, null)),
      row('Scope-3-THG-Bruttoemissionen gesamt', emissions.scope3, base.scope3, true),
      row('THG-Gesamtemissionen (standortbezogen)', emissions.totalLocation, null, true),
      row('THG-Gesamtemissionen (marktbezogen)', emissions.totalMarket, null, true),
      [],
      note('Biogene CO₂-Emissionen aus Holzpellets sind nicht enthalten (2025: 511 t CO₂).'),
    ],
  }
}

function waterAndWasteSheet(): Sheet {
  const row = (
    label: string,
    unit: string,
    pair: Pair,
    kind: 'number' | 'decimal' = 'number',
    isTotal = false,
  ): SheetCell[] => [
    { value: label, style: isTotal ? 'total' : 'label' },
    { value: unit, style: isTotal ? 'total' : 'label' },
    ...pair.map((value): SheetCell => {
      const decimal = kind === 'decimal'
      return { value, style: isTotal ? (decimal ? 'totalDecimal' : 'totalNumber') : kind }
    }),
  ]
  const german: Record<string, string> = {
    'Nitrogen oxides (NOx)': 'Stickoxide (NOx)',
    'Sulphur oxides (SOx)': 'Schwefeloxide (SOx)',
    'Volatile organic compounds (NMVOC)': 'Flüchtige organische Verbindungen (NMVOC)',
    'Fine dust (PM10)': 'Feinstaub (PM10)',
  }
  const hazardous = sum(...(['recycling', 'reuse', 'recovery'] as const).map((key) => waste.way(key)[0]))
  return {
    name: 'Wasser, Abfall, Luft',
    widths: [50, 10, 14, 14],
    frozen: 4,
    rows: [
      title('Wasser, Abfall und Emissionen in die Luft'),
      note('Freiwillige Angaben; E3 und E5 sind nach der Wesentlichkeitsanalyse nicht wesentlich'),
      [],
      head('', 'Einheit', '2025', '2024'),
      row('Wasserentnahme', 'm³', water.withdrawal),
      row('Wasserableitung', 'm³', water.discharge),
      row('Wasserverbrauch', 'm³', water.consumption, 'number', true),
      row('Wiederverwendetes und aufbereitetes Wasser', 'm³', water.recycled),
      row('Gefährliche Abfälle', 't', waste.hazardous),
      row('Nicht gefährliche Abfälle', 't', waste.nonHazardous),
      row('Gesamtmenge der Abfälle', 't', waste.total, 'number', true),
      row('davon recycelt', 't', waste.both('recycling')),
      row('davon zur Wiederverwendung vorbereitet', 't', waste.both('reuse')),
      row('davon sonstige Verwertung', 't', waste.both('recovery')),
      row('Von der Beseitigung abgezweigte Abfälle', 't', waste.diverted, 'number', true),
      row('davon gefährlich', 't', hazardous),
      row('Zur Beseitigung bestimmte Abfälle', 't', waste.disposed, 'number', true),
      row('davon gefährlich', 't', minus(waste.hazardous, hazardous)),
      row('Nicht recycelte Abfälle', 't', waste.nonRecycled),
      row('Anteil nicht recycelter Abfälle', '%', share(waste.nonRecycled, waste.total), 'decimal'),
      ...Object.entries(pollutants).map(([name, pair]) => row(german[name]!, 't', pair, 'decimal')),
    ],
  }
}
