import { type DatapointType, datapointTypes, type Language } from './datapoint.ts'

const names: Record<DatapointType, Record<Language, string>> = {
  number: { en: 'Number', de: 'Zahl' },
  percent: { en: 'Percentage', de: 'Prozentsatz' },
  money: { en: 'Amount of money', de: 'Geldbetrag' },
  date: { en: 'Date', de: 'Datum' },
  year: { en: 'Year', de: 'Jahr' },
  'yes-no': { en: 'Yes or no', de: 'Ja oder Nein' },
  choice: { en: 'Choice', de: 'Auswahl' },
  narrative: { en: 'Narrative', de: 'Beschreibung' },
  'semi-narrative': { en: 'Semi-narrative', de: 'Angabe mit Erläuterung' },
  table: { en: 'Table', de: 'Tabelle' },
}

/** The data types in their fixed order with their names in a language, for filters and statistics. */
export function dataTypes(language: Language): { value: DatapointType; label: string }[] {
  return datapointTypes.map((value) => ({ value, label: names[value][language] }))
}
