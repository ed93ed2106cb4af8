import type { contract, DecimalSign, ImportPlan } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import { numberIn } from './calls-csrd.ts'
import { inLanguage, type KeptDatapoint } from './samples.ts'
import { MockFailure } from './state.ts'

const bytes = (lines: string[]) => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)

interface Edit {
  datapoint: KeptDatapoint
  value: string
}

/** Lines of code and value, separated by a semicolon, which is all that the mock reads of a table. */
function planOf({ state, file, language }: MockContext, decimal?: DecimalSign): { wire: ImportPlan; edits: Edit[] } {
  if (!file || !/\.(csv|xlsx)$/i.test(file.name))
    throw new MockFailure('unreadable_file', {
      en: 'Only XLSX and CSV files can be imported. Save the table as XLSX or CSV.',
      de: 'Nur XLSX- und CSV-Dateien lassen sich importieren. Speichern Sie die Tabelle als XLSX oder CSV.',
    })
  const lines = new TextDecoder().decode(file.bytes).trim().split(/\r?\n/).slice(1)
  const wire: ImportPlan = {
    rows: lines.length,
    unchanged: 0,
    changes: [],
    refused: [],
    questions: [],
    plan: `plan-of-${lines.length}`,
  }
  const edits: Edit[] = []
  lines.forEach((line, index) => {
    const [code = '', cell = ''] = line.split(';')
    const row = index + 2
    const datapoint = state.datapoints.find((one) => one.code === code)
    const said = datapoint && inLanguage(datapoint, language)
    if (!datapoint || !said) {
      const reason =
        language === 'de'
          ? `In den gewählten Standards gibt es keinen Datenpunkt ${code}.`
          : `The chosen set of standards has no datapoint ${code}.`
      wire.refused.push({ row, code, name: '', written: code, reason })
      return
    }
    // Only thousands with a point are asked about here.
    const isTwofold = /^\d{1,3}\.\d{3}$/.test(cell)
    const value = isTwofold && decimal === 'comma' ? cell.replace('.', '') : cell
    if (value === (datapoint.value ?? '')) wire.unchanged += 1
    else if (isTwofold && !decimal)
      wire.questions.push({
        row,
        code,
        name: said.name,
        written: cell,
        point: Number(cell),
        comma: Number(cell.replace('.', '')),
      })
    else {
      const side = (text: string | null) =>
        text === null || text === '' ? null : { text, number: numberIn(text), unit: datapoint.unit }
      const field = { field: 'value' as const, before: side(datapoint.value), after: side(value) }
      wire.changes.push({ row, key: datapoint.key, code, name: said.name, fields: [field] })
      edits.push({ datapoint, value })
    }
  })
  return { wire, edits }
}

export const exchangeCalls: MockGroup<typeof contract.exchange> = {
  exportDatapoints: (_, { state }) =>
    bytes(['Code;Value', ...state.datapoints.map(({ code, value }) => `${code};${value ?? ''}`)]),
  exportProgress: (_, { state }) => bytes(state.datapoints.map(({ controlCode, code }) => `${controlCode};${code}`)),
  exportIros: (_, { state }) => bytes(state.iros.map(({ iro }) => iro.title)),
  exportDocuments: (_, { state }) => bytes(state.documents.map(({ title }) => title)),
  previewImport: ({ body }, context) => planOf(context, body.decimal).wire,
  refusedRows: ({ body }, context) =>
    bytes([
      'Why not imported;Code;Value',
      ...planOf(context, body.decimal).wire.refused.map(({ code, reason, written }) => `${reason};${code};${written}`),
    ]),
  confirmImport: ({ body }, context) => {
    const { wire, edits } = planOf(context, body.decimal)
    for (const { datapoint, value } of edits) {
      datapoint.value = value === '' ? null : value
      datapoint.number = numberIn(value)
      datapoint.status = value === '' ? 'missing' : 'corrected'
    }
    return wire
  },
}
