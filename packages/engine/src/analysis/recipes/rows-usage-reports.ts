import { type LabelRow, row } from './rows.ts'

/** How published tables of large and small undertakings name their figures, and what only looks like them. */
export const reportRows: LabelRow[] = [
  row(
    'E1-6_07',
    '4,200',
    [
      'Carbon footprint, Scope 1 (t CO2e)',
      'CO2e-Fußabdruck Scope 1 (t)',
      'Scope 1 (kilotonnes CO2e)',
      'Scope 1 (t/CO2e)',
    ],
    ['Scope 1 and 2 carbon footprint (t CO2e)', 'Direct and indirect emissions (t CO2e)'],
  ),
  row(
    'E1-6_10',
    '4,200',
    ['Marktbezogenes Bruttovolumen der indirekten energiebedingten THG-Emissionen (Scope 2) (t CO2e)'],
    ['Direct and indirect emissions, market-based (t CO2e)'],
  ),
  row(
    'E1-5_05',
    '4,200',
    ['Gesamtverbrauch an erneuerbaren Energien (MWh)', 'Verbrauch von erneuerbarer Energie gesamt (MWh)'],
    ['Gesamtverbrauch an nicht erneuerbaren Energien (MWh)', 'Erzeugung von erneuerbarer Energie (MWh)'],
  ),
  row(
    'E1-5_02',
    '4,200',
    ['Fossil-energy consumption, total (MWh)', 'Total energy-consumption from fossil sources (MWh)'],
    ['Non-fossil energy consumption (MWh)'],
  ),
  row('E1-5_09', '41 %', ['Renewable energy use (%)', 'Share renewables (%)'], ['Renewable electricity (%)']),
  row(
    'S1-6_02',
    '2,410',
    ['Employees by region – total', 'Number of employees (heads)', 'Anzahl der Mitarbeitenden (Köpfe)'],
    [
      'Exempt employees',
      'Supervised employees',
      'Employees aged 30 to 50',
      'Average headcount',
      'Contractor employees',
      'Employees, Spain',
    ],
  ),
  row(
    'S1-6_19',
    '1,210',
    ['Full-time employees'],
    ['New full-time employees hired', 'Accidents per 1,000 full-time staff'],
  ),
  row(
    'E5-5_07',
    '4,200',
    ['Total waste generated (t)'],
    ['Total e-waste generated (t)', 'Total food waste generated (t)'],
  ),
  row(
    'G1-6_01',
    '31 days',
    ['Average number of days to pay suppliers', 'Average time taken to pay our supplier invoices'],
    ['Average number of days sales outstanding'],
  ),
]
