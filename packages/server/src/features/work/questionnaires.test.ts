import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract, limits } from '@esrs/contract'
import { readRows } from '@esrs/engine/sheets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../../../../engine/testing/form-variants.ts'
import { questionnaireBook, sampleQuestions } from '../../../../engine/testing/questionnaire-book.ts'
import { templateBook } from '../../../../engine/testing/template-book.ts'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

const { questionnaires, csrd, requests } = contract
const samples = sampleQuestions('customer')
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const book = () => new File([questionnaireBook(samples) as BlobPart], 'assessment.xlsx', { type })

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  const { client } = company
  await client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
  for (const [key, value] of [
    ['E1-5_01', '1500 MWh'],
    ['E1-5_02', '900.5 MWh'],
    ['E1-5_09', '40 %'],
    ['S1-10_01', 'yes'],
    ['S1-14_04', '3'],
  ] as const)
    await client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
}, 180_000)
afterAll(() => app.stop())

const bytesOf = async (id: string) => {
  const file = (await company.client.call(questionnaires.file, { params: { id } })) as Blob
  return new Uint8Array(await file.arrayBuffer())
}
const cellsOf = (bytes: Uint8Array) => {
  const read = readRows(bytes, 'filled.xlsx', limits.tables)
  if (!read.ok) throw new Error(read.detail)
  const rows = read.sheets[1]!.rows.map(({ cells }) => cells)
  return (text: string) => rows.find((cells) => cells[1]?.kind === 'text' && cells[1].text === text)!
}

describe('a questionnaire of a customer', () => {
  test('is answered by decided values, in the unit asked for, and comes back filled in its own layout', async () => {
    const read = await company.client.call(questionnaires.read, { body: {}, file: book() })
    const { questionnaire, questions } = read
    expect(questionnaire).toMatchObject({ name: 'assessment', kind: 'xlsx', questions: 60, added_by: 'Ada Sommer' })
    const of = (text: string) => questions.find((one) => one.text === text)
    expect(of('Total energy consumption')).toMatchObject({
      section: '3 Energy and climate',
      state: 'answered',
      match: 'sure',
      cap: 'within',
      answer: { value: '1500', unit: 'MWh' },
      task: 'accepted',
    })
    expect(of('Total energy consumption')!.source).toMatch(/^Figure of 2025, decided by Ada Sommer on /)
    expect(of('of which from fossil sources')).toMatchObject({ answer: { value: '900500', unit: 'kWh' } })
    expect(of('Scope 1 greenhouse gas emissions')).toMatchObject({ state: 'missing', answer: null, task: 'open' })
    expect(of('Gender pay gap')).toMatchObject({ state: 'missing', datapoint: { key: 'S1-16_01' } })
    expect(of('Please sign and stamp this page.')).toMatchObject({ state: 'unknown', datapoint: null, cap: null })
    const beyond = of('Average time in which you pay invoices')
    expect(beyond).toMatchObject({ state: 'choose', suggested: [{ key: 'G1-6_01' }] })
    const { answered, missing, choose, unknown } = questionnaire.counts
    expect(answered! + missing! + choose! + unknown!).toBe(60)

    const params = { id: questionnaire.id, position: beyond!.position }
    const key = 'G1-6_01'
    const chosen = await company.client.call(questionnaires.decide, { params, body: { as: 'datapoint', key } })
    expect(chosen).toMatchObject({ state: 'missing', match: 'chosen', cap: 'beyond' })
    const legal = { id: questionnaire.id, position: 0 }
    const words = { as: 'words', words: 'Nordlicht GmbH' } as const
    expect(await company.client.call(questionnaires.decide, { params: legal, body: words })).toMatchObject({
      state: 'answered',
      words: 'Nordlicht GmbH',
      source: 'Answered by Ada Sommer',
    })
    const nonsense = company.client.call(questionnaires.decide, { params, body: { as: 'datapoint', key: 'X9-9_99' } })
    await expect(nonsense).rejects.toMatchObject({ status: 404 })

    const cell = cellsOf(await bytesOf(questionnaire.id))
    expect(cell('Total energy consumption')[3]).toEqual({ kind: 'number', number: 1500 })
    expect(cell('of which from fossil sources')[3]).toEqual({ kind: 'number', number: 900500 })
    expect(cell('Share of renewable sources in your total energy consumption')[3]).toEqual({
      kind: 'percent',
      number: 40,
    })
    expect(cell('Are all employees paid at least an adequate wage?')[3]).toEqual({ kind: 'text', text: 'yes' })
    expect(cell('What is the legal name of your company?')[3]).toEqual({ kind: 'text', text: 'Nordlicht GmbH' })
    expect(cell('Scope 1 greenhouse gas emissions')[3] ?? null).toBeNull()
    expect(cell('Total energy consumption')[5]).toMatchObject({ kind: 'text', text: expect.stringContaining('2025') })
  })

  test('is filled in the language of its questions, whatever that of the person is', async () => {
    const text = [
      'Question,Answer,Source',
      'What is your total energy consumption in the year?,,',
      'What are all of the fossil sources that you use?,,',
    ]
    const file = new File([text.join('\n')], 'form.csv', { type: 'text/csv' })
    const { questionnaire, questions } = await company.client.call(questionnaires.read, { body: {}, file })
    const params = { id: questionnaire.id, position: questions[0]!.position }
    await company.client.call(questionnaires.decide, { params, body: { as: 'datapoint', key: 'E1-5_01' } })
    company.client.language = 'de'
    const filled = new TextDecoder().decode(await bytesOf(questionnaire.id))
    company.client.language = 'en'
    expect(filled).toContain('Figure of 2025, decided by Ada Sommer')
  })

  test('what is missing is asked for, and shows that it was', async () => {
    const read = await company.client.call(questionnaires.read, { body: { name: 'Once more' }, file: book() })
    const datapoints = read.questions.flatMap(({ state, datapoint }) => (state === 'missing' ? [datapoint!.key] : []))
    expect(datapoints.length).toBeGreaterThan(15)
    const people = [{ email: 'payroll@plant.example', name: 'Petra Lohn' }]
    await company.client.call(requests.ask, { body: { people, datapoints, due: '2060-01-01' } })
    const params = { id: read.questionnaire.id }
    const { questions } = await company.client.call(questionnaires.get, { params })
    for (const { state, task } of questions) if (state === 'missing') expect(task).toBe('requested')
    await company.client.call(questionnaires.remove, { params })
    await expect(company.client.call(questionnaires.get, { params })).rejects.toMatchObject({ status: 404 })
  })

  test('without a column for answers gets one when somebody has looked at it, and the next form of its sender is known', async () => {
    const sheet = (question: string) =>
      new File(
        [
          formOf([
            [
              ['Aspect', 'To you', 'Required'],
              ['Energy', question, 'Yes'],
              ['Energy', 'Use of coal?', 'No'],
            ],
          ]) as BlobPart,
        ],
        'form.xlsx',
        { type },
      )
    const file = sheet('Total energy consumption in MWh')
    const { questionnaire, form, questions } = await company.client.call(questionnaires.read, { body: {}, file })
    expect(questions[0]).toMatchObject({ state: 'answered', place: 'D2' })
    expect(form).toMatchObject({ unseen: true, sheets: [{ by_hand: false }] })
    const rowsOf = async () => {
      const read = readRows(await bytesOf(questionnaire.id), 'form.xlsx', limits.tables)
      if (!read.ok) throw new Error(read.detail)
      return read.sheets.map(({ rows }) =>
        rows.map(({ cells }) => cells.map((cell) => (cell && 'text' in cell ? cell.text : cell))),
      )
    }
    const [unseen, sources] = await rowsOf()
    expect(unseen!.every((cells) => cells.length === 3)).toBe(true)
    expect(sources![1]).toEqual([
      'Sheet 1!D2',
      'Total energy consumption in MWh',
      '1500',
      expect.stringContaining('2025'),
    ])
    const params = { id: questionnaire.id }
    const words = { as: 'words', words: 'None' } as const
    const coal = { ...params, position: 1 }
    await company.client.call(questionnaires.decide, { params: coal, body: words })
    const roles = ['section', 'question', 'required', 'none', 'answer'] as const
    const body = { sheets: [{ sheet: 0, head: 1, roles: [...roles] }] }
    const said = await company.client.call(questionnaires.columns, { params, body })
    expect(said.form).toMatchObject({ unseen: false, sheets: [{ by_hand: true }] })
    expect(said.questions[1]).toMatchObject({ words: 'None', place: 'E3' })
    const [seen] = await rowsOf()
    expect(seen![1]![4]).toEqual({ kind: 'number', number: 1500 })
    expect(seen![2]![4]).toBe('None')
    const next = await company.client.call(questionnaires.read, { body: {}, file: sheet('Total water consumption') })
    expect(next.form).toMatchObject({ unseen: false, sheets: [{ by_hand: true }] })
    expect(next.questions[0]!.place).toBe('E2')
    const none = company.client.call(questionnaires.columns, {
      params,
      body: { sheets: [{ sheet: 0, head: 1, roles: ['none', 'none', 'question', 'answer'] }] },
    })
    await expect(none).resolves.toMatchObject({ questions: [{ text: 'Yes' }] })
  })

  test('that was pasted comes back as a workbook, and one that asks nothing is refused with a sentence', async () => {
    const body = { name: 'Bank', text: 'Klima:\nGesamtenergieverbrauch\tMWh\nScope-1-Emissionen\tt CO₂e\n' }
    const { questionnaire, questions } = await company.client.call(questionnaires.paste, { body })
    expect(questions.map(({ section, state }) => [section, state])).toEqual([
      ['Klima', 'answered'],
      ['Klima', 'missing'],
    ])
    const read = readRows(await bytesOf(questionnaire.id), 'bank.xlsx', limits.tables)
    expect(read.ok && read.sheets[0]!.rows[1]!.cells[3]).toEqual({ kind: 'number', number: 1500 })
    const file = new File(['\n'], 'nothing.csv')
    const nothing = company.client.call(questionnaires.read, { body: {}, file })
    await expect(nothing).rejects.toMatchObject({ status: 422 })
  })

  test('that is the official template is filled by the names of its cells', async () => {
    const cells = [
      ['VS_B3_01', 'Total energy'],
      ['VS_B3_05', 'Gross Scope 1'],
      ['VS_B1_08', 'Turnover'],
      ['VS_B1_09', 'Number of employees'],
      ['VS_B9_03', 'Fatalities'],
      ['VS_B7_02', 'How principles are applied'],
      ['VS_C3_01', 'Base year'],
      ['VS_B1_02', 'Basis'],
      ['VS_B8_03', 'Men'],
      ['VS_B8_04', 'Women'],
    ].map(([id, label]) => ({ id: id!, label: label!, value: null }))
    const bytes = templateBook([...cells, { id: 'VS_B10_01', label: 'Minimum wage', value: null, list: 'enum' }], {
      enum: ['YES', 'NO'],
    })
    const file = new File([bytes as BlobPart], 'template.xlsx', { type })
    const { questionnaire, questions } = await company.client.call(questionnaires.read, { body: {}, file })
    const energy = questions.find(({ text }) => text === 'Total energy')!
    expect(energy).toMatchObject({
      match: 'sure',
      datapoint: { key: 'E1-5_01' },
      answer: { value: '1500', unit: 'MWh' },
    })
    const read = readRows(await bytesOf(questionnaire.id), 'template.xlsx', limits.tables)
    if (!read.ok) throw new Error(read.detail)
    expect(read.sheets[0]!.rows[2]!.cells[3]).toEqual({ kind: 'number', number: 1500 })
    expect(questions.find(({ text }) => text === 'Minimum wage')!.options).toEqual(['YES', 'NO'])
  })

  test('on several figures proposes them together, and a person takes them in one go', async () => {
    const values = { 'E1-6_07': '120 tCO2e', 'E1-6_09': '30 tCO2e', 'E1-6_10': '20 tCO2e' }
    for (const [key, value] of Object.entries(values))
      await company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
    const text = 'Please report your Scope 1 and Scope 2 emissions.\n'
    const { questionnaire, questions } = await company.client.call(questionnaires.paste, {
      body: { name: 'Two', text },
    })
    expect(questions[0]).toMatchObject({ state: 'proposed', answer: null, datapoint: null })
    const { keys, answer } = questions[0]!.proposal!
    expect(keys).toEqual(Object.keys(values))
    expect(answer.value.split('\n')).toEqual([
      'Gross Scope 1 GHG emissions: 120\u00a0t CO₂e',
      'Gross Scope 2 GHG emissions, location-based: 30\u00a0t CO₂e',
      'Gross Scope 2 GHG emissions, market-based: 20\u00a0t CO₂e',
    ])
    const [key, ...also] = keys
    const body = { as: 'datapoint', key: key!, also } as const
    const params = { id: questionnaire.id, position: 0 }
    const taken = await company.client.call(questionnaires.decide, { params, body })
    expect(taken).toMatchObject({ state: 'answered', match: 'chosen', answer, proposal: null })
  })
})

/** LibreOffice with its program for sheets; `null` where there is none. */
const office = (() => {
  try {
    const found = process.env.SOFFICE ?? execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim()
    return fs.existsSync(path.join(path.dirname(fs.realpathSync(found)), 'libsclo.so')) ? found : null
  } catch {
    return null
  }
})()

test.runIf(office !== null)(
  'the filled file opens in LibreOffice with its merged cells',
  async () => {
    const { questionnaire } = await company.client.call(questionnaires.read, { body: {}, file: book() })
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'office-'))
    try {
      const filled = path.join(folder, 'filled.xlsx')
      fs.writeFileSync(filled, await bytesOf(questionnaire.id))
      const profile = `-env:UserInstallation=file://${folder}/profile`
      const out = path.join(folder, 'out')
      execFileSync(office!, [profile, '--headless', '--convert-to', 'xlsx', '--outdir', out, filled], {
        stdio: 'ignore',
      })
      const read = (file: string) => {
        const rows = readRows(new Uint8Array(fs.readFileSync(file)), 'book.xlsx', limits.tables)
        if (!rows.ok) throw new Error(rows.detail)
        return rows.sheets
      }
      const [ours, theirs] = [read(filled), read(path.join(out, 'filled.xlsx'))]
      const ranges = (sheets: typeof ours) =>
        sheets.map(({ merged }) => merged.map((one) => JSON.stringify(one)).sort())
      expect(ranges(theirs)).toEqual(ranges(ours))
      expect(cellsOf(fs.readFileSync(path.join(out, 'filled.xlsx')))('Total energy consumption')[3]).toEqual({
        kind: 'number',
        number: 1500,
      })
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  },
  180_000,
)
