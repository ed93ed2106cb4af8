import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'

/** What is shown of a page with a table, or a sentence, below a heading. */
function shown(id: string, parts: Part[]): string[] {
  const decimal = /(?<!\d)\d{1,3}\.\d{3}(?!\d)|\d,\d(?!\d\d)/.test(JSON.stringify(parts)) ? ',' : '.'
  const [datapoint, dimension = null] = id.split('#')
  return analyse(sampleDocument([samplePage(parts, { decimal })]))
    .findings.filter((found) => found.datapoint === datapoint && found.dimension === dimension)
    .filter(({ role, reason }) => role === 'actual' && reason.source !== 'passage')
    .map(({ value }) => `${value.text}${value.unit === 'count' ? '' : ` ${value.unit}`}`)
}

/** `heading :: title / head;head / row;row`, and text behind the heading where it is no table. */
function partsOf(source: string): Part[] {
  const [heading, body] = source.includes(' :: ') ? source.split(' :: ') : [null, source]
  const parts: Part[] = heading ? [{ heading }] : []
  const [title = '', ...rows] = (body ?? '').split(' / ')
  if (!rows.length) return [...parts, { text: title }]
  const table = rows.map((row) => row.split(';').map((cell) => cell.trim()))
  return [...parts, title.trim() ? { table, title: title.trim() } : { table }]
}

const STATED: [id: string, source: string, value: string][] = [
  ['E2-4_02#NMVOC', 'Die VOC-Emissionen sanken auf 148 t.', '148 t'],
  ['E2-4_02#NMVOC', 'VOC emissions fell to 148 tonnes.', '148 t'],
  ['E2-4_02#SOx', 'Emissionen von Schwefeldioxid in die Luft beliefen sich auf 12 t.', '12 t'],
  ['E2-4_02#NOx', 'NOx emissions to air were 31 tonnes.', '31 t'],
  ['E2-4_02#NOx', 'Our boilers emitted 31 tonnes of nitrogen oxides (NOx).', '31 t'],
  [
    'E2-4_02#NOx',
    'In die Luft gelangten 212,6 t NMVOC (Vorjahr: 231,0 t) aus der Lackierung sowie 48,2 t Stickoxide NOx (Vorjahr: 52,9 t).',
    '48.2 t',
  ],
  [
    'E2-4_02#NMVOC',
    'In die Luft gelangten 212,6 t NMVOC (Vorjahr: 231,0 t) aus der Lackierung sowie 48,2 t Stickoxide NOx (Vorjahr: 52,9 t).',
    '212.6 t',
  ],
  ['E2-4_02#NOx', 'Emissions of nitrogen oxides (NOx) to air amounted to 48.2 tonnes.', '48.2 t'],
  [
    'E3-4_11',
    'GRI 303-3 to 303-5 Water / Million m3;2023;2022 / Total withdrawal;118.4;116.9 / Surface water;38.6;37.4 / Total discharge;104.9;103.1 / Total consumption;13.5;13.8 / Recycled and reused process water;142.6;139.0',
    '118400000 m3',
  ],
  [
    'E3-4_12',
    'GRI 303-3 to 303-5 Water / Million m3;2023;2022 / Total withdrawal;118.4;116.9 / Surface water;38.6;37.4 / Total discharge;104.9;103.1 / Total consumption;13.5;13.8 / Recycled and reused process water;142.6;139.0',
    '104900000 m3',
  ],
  [
    'E3-4_01',
    'GRI 303-3 to 303-5 Water / Million m3;2023;2022 / Total withdrawal;118.4;116.9 / Surface water;38.6;37.4 / Total discharge;104.9;103.1 / Total consumption;13.5;13.8 / Recycled and reused process water;142.6;139.0',
    '13500000 m3',
  ],
  [
    'E3-4_11',
    ' / Water (Megalitres);2023;2022 / From aqueduct;96.4;101.0 / From wells;118.3;132.7 / Total withdrawal;214.7;233.7 / Total discharge;151.9;163.4 / Consumption;62.8;70.3',
    '214700 m3',
  ],
  [
    'E3-4_12',
    ' / Water (Megalitres);2023;2022 / From aqueduct;96.4;101.0 / From wells;118.3;132.7 / Total withdrawal;214.7;233.7 / Total discharge;151.9;163.4 / Consumption;62.8;70.3',
    '151900 m3',
  ],
  [
    'E3-4_12',
    'Wasser ::  / in Mio. m³;2022;2023 / Wasserentnahme gesamt;88,0;86,2 / Oberflächenwasser;63,6;62,3 / Ableitung gesamt;81,6;79,9 / Kühlwasser (unbelastet);69,0;67,5 / Wasserverbrauch;6,4;6,3 / davon an Standorten in Gebieten mit hohem Wasserstress;1,1;1,0',
    '79900000 m3',
  ],
  [
    'E3-4_02',
    'Wasser ::  / in Mio. m³;2022;2023 / Wasserentnahme gesamt;88,0;86,2 / Oberflächenwasser;63,6;62,3 / Ableitung gesamt;81,6;79,9 / Kühlwasser (unbelastet);69,0;67,5 / Wasserverbrauch;6,4;6,3 / davon an Standorten in Gebieten mit hohem Wasserstress;1,1;1,0',
    '1000000 m3',
  ],
  [
    'E3-4_11',
    'Wasser ::  / in Mio. m³;2022;2023 / Entnahme gesamt;88,0;86,2 / Oberflächenwasser;63,6;62,3 / Einleitung gesamt;81,6;79,9 / Verbrauch;6,4;6,3',
    '86200000 m3',
  ],
  [
    'E3-4_12',
    'Wasser ::  / in Mio. m³;2022;2023 / Entnahme gesamt;88,0;86,2 / Oberflächenwasser;63,6;62,3 / Einleitung gesamt;81,6;79,9 / Verbrauch;6,4;6,3',
    '79900000 m3',
  ],
  [
    'E3-4_01',
    'Wasser ::  / in Mio. m³;2022;2023 / Entnahme gesamt;88,0;86,2 / Oberflächenwasser;63,6;62,3 / Einleitung gesamt;81,6;79,9 / Verbrauch;6,4;6,3',
    '6300000 m3',
  ],
  [
    'E3-4_11',
    'Water ::  / m3;Withdrawal;Discharge;Consumption / Carrick;118,900;81,300;37,600 / Tolka;92,400;72,200;20,200 / Total 2023;214,600;156,400;58,200 / Total 2022;226,100;164,700;61,400',
    '214600 m3',
  ],
  [
    'E3-4_12',
    'Water ::  / m3;Withdrawal;Discharge;Consumption / Carrick;118,900;81,300;37,600 / Tolka;92,400;72,200;20,200 / Total 2023;214,600;156,400;58,200 / Total 2022;226,100;164,700;61,400',
    '156400 m3',
  ],
  [
    'E3-4_01',
    'Water ::  / m3;Withdrawal;Discharge;Consumption / Carrick;118,900;81,300;37,600 / Tolka;92,400;72,200;20,200 / Total 2023;214,600;156,400;58,200 / Total 2022;226,100;164,700;61,400',
    '58200 m3',
  ],
  [
    'E3-4_01',
    'Water and waste / EPRA code;Performance measure;Unit;Coverage;Absolute FY23;Absolute FY22;LfL FY23;LfL FY22;Change LfL / Water-Abs, Water-LfL;Total water consumption (municipal supply);m3;55 of 58;402,610;389,200;361,900;355,410;+1.8%',
    '402610 m3',
  ],
  [
    'E5-5_07',
    'Waste and food waste ::  / Waste by destination (tonnes);2023;2022 / Anaerobic digestion;21,860;23,115 / Recycling;13,950;14,022 / Landfill;122;190 / Total waste;61,380;63,114 / Included above: hazardous waste;46;51',
    '61380 t',
  ],
  [
    'E5-5_15',
    'Waste and food waste ::  / Waste by destination (tonnes);2023;2022 / Anaerobic digestion;21,860;23,115 / Recycling;13,950;14,022 / Landfill;122;190 / Total waste;61,380;63,114 / Included above: hazardous waste;46;51',
    '46 t',
  ],
  [
    'E5-5_08',
    ' / Waste 2023;tonnes / Non-hazardous waste;3,412 / Hazardous waste (lab chemicals, oils);18 / Total waste generated;3,430 / Diverted to recycling or reuse (including anaerobic digestion and composting);3,190 / Directed to disposal;240',
    '3190 t',
  ],
  [
    'E5-5_08',
    ' / Waste 2023 (t);Recovery;Disposal;Total 2023;Total 2022 / Hazardous;1,122;1,492;2,614;2,870 / Non-hazardous;17,780;2,093;19,873;20,644 / Total;18,902;3,585;22,487;23,514',
    '18902 t',
  ],
  [
    'E5-4_02',
    ' / ;Einheit;2022;2023 / Malz;t;19.720;18.640 / Hopfen;t;74;71 / Massenstrom der Einsatzmaterialien;t;30.694;28.970',
    '28970 t',
  ],
  [
    'E5-4_03',
    'Resource inflows (E5-4) / ;2022;2023 / Share of sustainably sourced biological materials (packaging wood), %;51;58',
    '58 %',
  ],
  [
    'E4-5_11',
    'Standorte, Wasser und Abfall / ;Einheit;2023;2022 / Wasserentnahme;m³;61.300;64.800 / Grundstücksfläche;ha;92,4;92,4 / davon versiegelt;ha;61,8;62,4',
    '61.8 ha',
  ],
  [
    'E4-5_01',
    'GRI 304-1 Sites in or adjacent to protected areas / ;2023;2022 / Sites containing or adjacent to protected areas (number);5;5 / Area of these sites (ha);2,140;2,118 / Total land managed (ha);8,940;8,912 / Rehabilitated in the year (ha);61;44',
    '5',
  ],
  [
    'E4-5_02',
    'GRI 304-1 Sites in or adjacent to protected areas / ;2023;2022 / Sites containing or adjacent to protected areas (number);5;5 / Area of these sites (ha);2,140;2,118 / Total land managed (ha);8,940;8,912 / Rehabilitated in the year (ha);61;44',
    '2140 ha',
  ],
  [
    'E4-5_10',
    'GRI 304-1 Sites in or adjacent to protected areas / ;2023;2022 / Sites containing or adjacent to protected areas (number);5;5 / Area of these sites (ha);2,140;2,118 / Total land managed (ha);8,940;8,912 / Rehabilitated in the year (ha);61;44',
    '8940 ha',
  ],
  [
    'E2-4_03#COD',
    ' / Emission to water;2023 (t);Licence limit (t) / Total nitrogen (N);3.1;5.0 / Chemical oxygen demand (COD);18.6;40.0',
    '18.6 t',
  ],
  [
    'E2-4_03#N',
    ' / Emissionen in Gewässer in t;2022;2023 / Chemischer Sauerstoffbedarf (CSB);2.516;2.470 / Gesamtstickstoff;351;344 / Gesamtphosphor;27;26',
    '344 t',
  ],
  [
    'E2-4_03#P',
    ' / Emissionen in Gewässer in t;2022;2023 / Chemischer Sauerstoffbedarf (CSB);2.516;2.470 / Gesamtstickstoff;351;344 / Gesamtphosphor;27;26',
    '26 t',
  ],
  ['E2-4_02#Cu', 'Emissions to air / t;2022;2023 / Copper;5;6', '6 t'],
  ['E3-4_11', 'Water balance / m³;2022;2023 / Withdrawal;1;48,350', '48350 m3'],
  ['E3-4_12', 'Water balance / m³;2022;2023 / Discharge;1;39,230', '39230 m3'],
  ['E3-4_01', 'Wasserbilanz / m³;2022;2023 / Verbrauch;1;9.120', '9120 m3'],
  ['E3-4_11', 'Water, megalitres / ;2022;2023 / Total withdrawal;1;48.35', '48350 m3'],
  ['E3-4_11', 'Wasser / ;Einheit;2022;2023 / Frischwasserbezug;m³;1;48.350', '48350 m3'],
  ['E3-4_12', 'Wasser / ;Einheit;2022;2023 / Abwasseranfall;m³;1;48.350', '48350 m3'],
  ['E3-4_12', 'Wasser / ;Einheit;2022;2023 / Schmutzwasser;m³;1;48.350', '48350 m3'],
  ['E3-4_03', 'Wasser / ;Einheit;2022;2023 / Kreislaufwasser (wiederverwendet);m³;1;48.350', '48350 m3'],
  ['E3-4_03', 'Water / ;Unit;2022;2023 / Reclaimed water;m³;1;48,350', '48350 m3'],
  ['E4-5_10', 'Biodiversity / ;Unit;2022;2023 / Total land area;ha;1;48', '48 ha'],
  ['E4-5_10', 'Biodiversität / ;Einheit;2022;2023 / Flächenverbrauch gesamt;ha;1;48', '48 ha'],
  ['E4-5_11', 'Biodiversity / ;Unit;2022;2023 / Sealed land;ha;1;48', '48 ha'],
  ['E4-5_11', 'Biodiversität / ;Einheit;2022;2023 / Versiegelte Flächen;ha;1;48', '48 ha'],
  ['E4-5_11', 'Biodiversität / ;Einheit;2022;2023 / davon versiegelt (überbaut, Wege);m²;1;48.000', '4.8 ha'],
  ['E4-5_12', 'Biodiversity / ;Unit;2022;2023 / Near-natural area on our sites;ha;1;48', '48 ha'],
  ['E5-4_02', 'Materials / ;Unit;2022;2023 / Raw material consumption;t;1;4,835', '4835 t'],
  ['E5-4_05', 'Material / ;Einheit;2022;2023 / Recyclinganteil Material;%;1;48', '48 %'],
  ['E5-4_05', 'Materials / ;Unit;2022;2023 / Recycled content of materials;%;1;48', '48 %'],
  ['E5-5_05', 'Packaging / ;Unit;2022;2023 / Recyclable packaging;%;1;48', '48 %'],
  ['E5-5_05', 'Verpackung / ;Einheit;2022;2023 / Anteil recyclingfähiger Verpackungen;%;1;48', '48 %'],
  ['E5-5_05', 'Verpackung / ;Einheit;2022;2023 / Recyclingfähigkeit der Verpackungen;%;1;48', '48 %'],
  ['E2-5_08', 'Substances / ;Unit;2022;2023 / Substances of very high concern;t;1;48', '48 t'],
  ['E2-5_08', 'Stoffe / ;Einheit;2022;2023 / Besonders besorgniserregende Stoffe (SVHC);t;1;48', '48 t'],
  ['E2-5_02', 'Stoffe / ;Einheit;2022;2023 / Besorgniserregende Stoffe;t;1;48', '48 t'],
  ['E2-5_02', 'Substances / ;Unit;2022;2023 / Substances of concern;t;1;48', '48 t'],
  ['E4-5_01', 'Biodiversity / ;Unit;2022;2023 / Sites near biodiversity-sensitive areas;number;1;48', '48'],
  [
    'E4-5_01',
    'Biodiversity / ;Unit;2022;2023 / Operational sites owned, leased or managed in, or adjacent to, protected areas;number;1;48',
    '48',
  ],
  ['E4-5_01', 'Biodiversität / ;Einheit;2022;2023 / Standorte in oder nahe Schutzgebieten;Anzahl;1;48', '48'],
  [
    'E4-5_01',
    'Biodiversität / ;Einheit;2022;2023 / Standorte in der Nähe biodiversitätssensibler Gebiete;Anzahl;1;48',
    '48',
  ],
  ['E4-5_02', 'Biodiversity / ;Unit;2022;2023 / Land in or adjacent to protected areas;ha;1;48', '48 ha'],
]

const NOT_STATED: [id: string, source: string][] = [
  ['E2-4_02#NOx', 'Emission limits allow 31 tonnes of nitrogen oxides into the air.'],
  ['E3-4_01', 'Gas ::  / m3;2022;2023 / Consumption;118;120'],
  ['E3-4_01', 'Energy and water ::  / ;2022;2023 / Natural gas;;/ Total consumption (m³);118;120'],
  ['E3-4_11', 'Water ::  / m3;2022;2023 / Withdrawal from rivers;118;120'],
  ['E3-4_11', 'Carbon pools and water ::  / ;2022;2023 / Entnahme (EUR);118;120'],
  ['E3-4_12', 'Water ::  / m3;2022;2023 / Discharge to sea;118;120'],
  ['E3-4_12', 'Battery discharge / ;2022;2023 / Discharge (MWh);118;120'],
  [
    'E3-4_01',
    'Water / Site;Withdrawal (m³);Discharge (m³);Consumption (m³) / Leeds;118,900;81,300;37,600 / York;92,400;72,200;20,200',
  ],
  ['E4-5_10', 'Nature / ;2022;2023 / Agricultural land managed by growers (ha);1;1,460'],
  ['E5-5_07', 'Food waste by site (tonnes) / ;2022;2023 / Total waste;118;120'],
  ['E5-4_02', 'Materials used 2023 / ;Tonnes / Steel;48,210 / Sand;9,870'],
  ['E2-4_02#NOx', 'Our ships emitted less;suppliers released 48 tonnes of NOx into the air.'],
  ['E2-4_02#NOx', 'The limit for emissions of nitrogen oxides to air was 48 tonnes.'],
  ['E2-4_02#Cu', 'Repair of pumps / t;2022;2023 / Copper;5;6'],
  ['E2-4_02#Cu', 'Raw materials / t;2022;2023 / Copper;5;6'],
  ['E2-4_03#Cu', 'Emissions to air / t;2022;2023 / Copper;5;6'],
  ['E2-4_02#N', 'Emissionen in Luft und Wasser / t;2022;2023 / Gesamtstickstoff;5;6'],
]

describe('tables and pages about pollution, water, land and waste', () => {
  it.each(STATED)('%s: %s', (id, source, value) => {
    expect(shown(id, partsOf(source))).toEqual([value])
  })

  it.each(NOT_STATED)('%s is not stated by: %s', (id, source) => {
    expect(shown(id, partsOf(source))).toEqual([])
  })
})
