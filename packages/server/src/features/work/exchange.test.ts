import { contract, limits } from '@esrs/contract'
import { readRows } from '@esrs/engine/sheets'
import { unzipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfForm } from '../../../../engine/testing/pdf-form.ts'
import { wordForm } from '../../../../engine/testing/word-form.ts'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

const { questionnaires, csrd } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  const { client } = company
  await client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
  await client.call(csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '1500 MWh' } })
}, 180_000)
afterAll(() => app.stop())

const bytesOf = async (id: string) => {
  const file = (await company.client.call(questionnaires.file, { params: { id } })) as Blob
  return new Uint8Array(await file.arrayBuffer())
}

describe('a form that is no workbook', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

  test('as a Word file comes back filled; what has no place is written once somebody has looked', async () => {
    const { client } = company
    const file = new File([wordForm() as BlobPart], 'form.docx', { type: word })
    const { questionnaire, questions, form } = await client.call(questionnaires.read, { body: {}, file })
    expect(questionnaire).toMatchObject({ name: 'form', kind: 'docx', file_name: 'form.docx' })
    const of = (text: string) => questions.find((one) => one.text === text)!
    expect(of('Total energy consumption')).toMatchObject({ state: 'answered', match: 'sure', place: 'Table 2' })
    expect(of('Water consumption')).toMatchObject({ unit: 'm3', place: 'Text' })
    expect(form).toMatchObject({ unseen: true, left_count: 2 })
    const params = { id: questionnaire.id }
    const buyers = { ...params, position: of('Do you train your buyers?').position }
    const body = { as: 'words', words: 'Every year' } as const
    await client.call(questionnaires.decide, { params: buyers, body })
    const textOf = async () => {
      const parts = unzipSync(await bytesOf(questionnaire.id))
      return new TextDecoder().decode(parts['word/document.xml'])
    }
    expect(await textOf()).toContain('>1,500</w:t>')
    expect(await textOf()).not.toContain('Every year')
    const added = form!.sheets.find(({ name }) => name === 'Questions without a place')!
    const roles = added.columns.map(({ role }) => role)
    const said = { sheets: [{ sheet: added.sheet, head: 0, roles }] }
    const seen = await client.call(questionnaires.columns, { params, body: said })
    expect(seen.form!.unseen).toBe(false)
    expect(seen.questions).toHaveLength(questions.length)
    expect(await textOf()).toContain('Every year')
    const table = (await client.call(questionnaires.file, { params, query: { as: 'table' } })) as Blob
    const read = readRows(new Uint8Array(await table.arrayBuffer()), 'answers.xlsx', limits.tables)
    if (!read.ok) throw new Error(read.detail)
    expect(read.sheets[0]!.rows).toHaveLength(questions.length + 1)
  })

  test('as a PDF file has its fields filled', async () => {
    const { client } = company
    const file = new File([(await pdfForm()) as BlobPart], 'form.pdf', { type: 'application/pdf' })
    const { questionnaire, questions } = await client.call(questionnaires.read, { body: {}, file })
    expect(questionnaire.kind).toBe('pdf')
    const energy = questions.find(({ text }) => text === 'Total energy consumption')
    expect(energy).toMatchObject({ state: 'answered', unit: 'MWh', place: 'Page 1' })
    const filled = (await PDFDocument.load(await bytesOf(questionnaire.id))).getForm()
    expect(filled.getTextField('f2').getText()).toBe('1,500')
    expect(filled.getTextField('f1').getText() ?? '').toBe('')
  })

  test('of another kind is refused with the kinds that are read', async () => {
    const file = new File(['{\\rtf1 A form}'], 'form.rtf', { type: 'application/rtf' })
    await expect(company.client.call(questionnaires.read, { body: {}, file })).rejects.toMatchObject({
      body: { fields: { file: expect.stringContaining('Word (.docx)') } },
    })
  })
})

describe('answers that are kept', () => {
  const policy = {
    kind: 'policy',
    title: 'Do you have an anti-corruption policy?',
    text: 'Yes, since 2021; it covers every employee.',
    owner: null,
    valid_until: null,
  } as const

  test('stand beside a question that is near in meaning, in either language, until their last day', async () => {
    const { client } = company
    const { people } = await client.call(questionnaires.answers, {})
    const owner = people[0]!.id
    const kept = await client.call(questionnaires.keepAnswer, { body: { ...policy, owner } })
    expect(kept).toMatchObject({ ...policy, owner: people[0], expired: false, changed_by: 'Ada Sommer' })
    const text = 'Haben Sie eine Richtlinie gegen Korruption?\nHow many vehicles do you lease?'
    const pasted = await client.call(questionnaires.paste, { body: { name: 'A bank', text } })
    expect(pasted.questions.map(({ earlier }) => earlier)).toEqual([
      [expect.objectContaining({ from: 'library', title: policy.title, text: policy.text, of: 'Ada Sommer' })],
      [],
    ])
    const body = { ...policy, owner, valid_until: '2020-12-31' }
    const params = { id: kept.id }
    expect(await client.call(questionnaires.changeAnswer, { params, body })).toMatchObject({ expired: true })
    const again = await client.call(questionnaires.get, { params: { id: pasted.questionnaire.id } })
    expect(again.questions[0]!.earlier[0]).toMatchObject({ expired: true, valid_until: '2020-12-31' })
    await client.call(questionnaires.removeAnswer, { params })
    expect((await client.call(questionnaires.answers, {})).answers).toEqual([])
    await expect(client.call(questionnaires.changeAnswer, { params, body })).rejects.toMatchObject({ status: 404 })
  })

  test('are joined by what was answered to the same question last time', async () => {
    const { client } = company
    const first = await client.call(questionnaires.paste, {
      body: { name: 'Customer 2024', text: 'Please describe your water management.' },
    })
    const params = { id: first.questionnaire.id, position: 0 }
    const words = { as: 'words', words: 'We collect rain.' } as const
    await client.call(questionnaires.decide, { params, body: words })
    const next = await client.call(questionnaires.paste, {
      body: { name: 'Customer 2025', text: 'Please describe how you manage water.' },
    })
    expect(next.questions[0]!.earlier[0]).toMatchObject({
      from: 'earlier',
      text: 'We collect rain.',
      of: 'Customer 2024, 2025',
      key: null,
    })
  })

  test('have an owner of the company alone', async () => {
    const other = await aCompany(app)
    const { people } = await other.client.call(questionnaires.answers, {})
    const body = { ...policy, owner: people[0]!.id }
    await expect(company.client.call(questionnaires.keepAnswer, { body })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an extract', () => {
  test('answers what an asker of a kind wants to know by decided values, each with its source and the act', async () => {
    const { client } = company
    await client.call(csrd.updateDatapoint, { params: { key: 'E1-6_07' }, body: { value: '120 tCO2e' } })
    const { extracts } = await client.call(questionnaires.extracts, {})
    expect(extracts.map(({ id }) => id)).toEqual(['pai', 'bank', 'due-diligence'])
    const { extract, rows } = await client.call(questionnaires.extract, { params: { id: 'bank' } })
    expect(extract).toMatchObject({ name: 'Bank: financed emissions and Pillar 3', rows: rows.length })
    const energy = rows.find(({ number }) => number === 'B1')
    expect(energy).toMatchObject({
      state: 'answered',
      answer: { value: '1500', unit: 'MWh' },
      act: expect.stringContaining('PCAF'),
    })
    expect(energy!.source).toMatch(/^Figure of 2025, decided by Ada Sommer on /)
    expect(rows.find(({ number }) => number === 'C7')).toMatchObject({ state: 'missing', answer: null })
    expect(extract.answered).toBe(rows.filter(({ state }) => state === 'answered').length)
    const file = (await client.call(questionnaires.extractFile, {
      params: { id: 'bank' },
      query: { format: 'xlsx' },
    })) as Blob
    const read = readRows(new Uint8Array(await file.arrayBuffer()), 'bank.xlsx', limits.tables)
    if (!read.ok) throw new Error(read.detail)
    const cells = read.sheets[0]!.rows.map((row) => row.cells)
    expect(cells).toHaveLength(rows.length + 1)
    const written = cells.find(([first]) => first?.kind === 'text' && first.text === 'B1')!
    expect(written[3]).toEqual({ kind: 'number', number: 1500 })
    expect(written[6]).toMatchObject({ text: energy!.source })
    const scope1 = cells.find(([first]) => first?.kind === 'text' && first.text === 'A3')!
    expect(scope1.slice(3, 5)).toEqual([
      { kind: 'number', number: 120 },
      { kind: 'text', text: 't CO₂e' },
    ])
    await expect(client.call(questionnaires.extract, { params: { id: 'none' } })).rejects.toMatchObject({ status: 404 })
  })

  test('takes an answer that is kept where no datapoint answers', async () => {
    const { client } = company
    const title = 'Who is responsible for human rights in your company?'
    const body = { kind: 'contact', title, text: 'Rita Recht', owner: null, valid_until: null } as const
    await client.call(questionnaires.keepAnswer, { body })
    const { rows } = await client.call(questionnaires.extract, { params: { id: 'due-diligence' } })
    expect(rows.find(({ number }) => number === '2')).toMatchObject({ state: 'answered', words: 'Rita Recht' })
    expect(rows.find(({ number }) => number === '14')).toMatchObject({ state: 'unknown', words: '' })
  })
})
