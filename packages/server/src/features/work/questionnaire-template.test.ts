import { contract, limits } from '@esrs/contract'
import { readRows } from '@esrs/engine/sheets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namedBook } from '../../../../engine/testing/template-book.ts'
import { aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

const { questionnaires, csrd, breakdowns } = contract
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  const metadata = { reporting_year: 2025, standard_set: 'vs-2026' } as const
  await company.client.call(contract.company.update, { body: { metadata } })
}, 180_000)
afterAll(() => app.stop())

const at = (cells: string) => `'Sheet 1'!${cells}`
const template = () =>
  namedBook(
    [
      [
        ['Currency', null, null, 'EUR'],
        [null, null, null, 'Renewable', 'Non-renewable', 'Total'],
        [null, 'Electricity', null, null, null, 0],
        [null, 'Country', null, 'Employees'],
        [null, null, null, null],
        [null, null, null, null],
        [null, 'Policies?', null, false],
        [null, 'Basis'],
        [null, 'Total energy'],
        ...['Scope 1', 'Turnover', 'Assets', 'Fines'].map((label) => [null, label, null, null]),
      ],
      [
        ['Germany', 'Prepared on a consolidated basis'],
        ['Italy', 'Prepared on an individual basis'],
      ],
    ],
    [
      ['template_currency', at('$D$1')],
      ['EnergyConsumptionFromElectricity_RenewableEnergyMember', at('$D$3')],
      ['EnergyConsumptionFromElectricity_NonRenewableEnergyMember', at('$E$3')],
      ['EnergyConsumptionFromElectricity_TotalRenewableAndNonRenewableEnergyMember', at('$F$3')],
      ['CountryOfEmploymentContractAxis', at('$B$5:$B$6')],
      ['NumberOfEmployeesForCountryOfEmploymentContract', at('$D$5:$D$6')],
      ['PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable', at('$D$7')],
      ['BasisForReporting', at('$D$8')],
      ['TotalEnergyConsumption', at('$D$9')],
      ['GrossScope1GreenhouseGasEmissions', at('$D$10')],
      ['Turnover', at('$D$11')],
      ['Assets', at('$D$12')],
      ['TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws', at('$D$13')],
    ],
    [
      { ranges: 'B5:B6', source: "'Sheet 2'!$A$1:$A$2" },
      { ranges: 'D8', source: "'Sheet 2'!$B$1:$B$2" },
    ],
    [{ cell: 'F3', formula: 'SUM(D3:E3)', result: '0' }],
  )

test('a template of the voluntary standard is filled with parts, tables, boxes and the words of its lists', async () => {
  const { client } = company
  for (const [key, value] of [
    ['VS_B3_01', '250 MWh'],
    ['VS_B2_02', 'yes'],
    ['VS_B1_02', 'consolidated'],
  ] as const)
    await client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
  const save = (key: string, cells: readonly [string, string][]) =>
    client.call(breakdowns.save, {
      params: { key },
      body: { cells: cells.map(([member, value]) => ({ members: [member], value })), whole: 'follow' },
    })
  await save('VS_B3_02', [
    ['renewable', '10 MWh'],
    ['nonrenewable', '100 MWh'],
  ])
  await save('VS_B8_07', [
    ['IT', '140'],
    ['DE', '11'],
  ])
  const file = new File([template() as BlobPart], 'template.xlsx', { type })
  const { questionnaire, questions, form } = await client.call(questionnaires.read, { body: {}, file })
  expect(form!.left.map(({ row, reason }) => [row, reason])).toEqual([[3, 'computed']])
  const answerTo = (text: string) => questions.find((one) => one.text === text)
  expect(answerTo('Electricity – Renewable')).toMatchObject({
    state: 'answered',
    match: 'sure',
    datapoint: { key: 'VS_B3_02' },
    answer: { value: '10', unit: 'MWh' },
  })
  const table = answerTo('Employees by country of employment contract')!
  expect(table.answer!.value.split('\n').sort()).toEqual(['Germany: 11', 'Italy: 140'])
  expect(answerTo('Turnover')).toMatchObject({ state: 'missing', answer: null })

  const cellsOfFile = async () => {
    const filled = (await client.call(questionnaires.file, { params: { id: questionnaire.id } })) as Blob
    const read = readRows(new Uint8Array(await filled.arrayBuffer()), 'template.xlsx', limits.tables)
    if (!read.ok) throw new Error(read.detail)
    const { rows } = read.sheets[0]!
    return (row: number, column: number) => rows.find(({ number }) => number === row)?.cells[column] ?? null
  }
  const cell = await cellsOfFile()
  expect([cell(3, 3), cell(3, 4), cell(9, 3)]).toEqual([10, 100, 250].map((number) => ({ kind: 'number', number })))
  expect([5, 6].map((row) => [cell(row, 1), cell(row, 3)]).sort()).toEqual(
    [
      [
        { kind: 'text', text: 'Germany' },
        { kind: 'number', number: 11 },
      ],
      [
        { kind: 'text', text: 'Italy' },
        { kind: 'number', number: 140 },
      ],
    ].sort(),
  )
  expect(cell(7, 3)).toEqual({ kind: 'boolean', value: true })
  expect(cell(8, 3)).toEqual({ kind: 'text', text: 'Prepared on a consolidated basis' })
  expect(cell(11, 3)).toBeNull()

  // What a person answers in words of their own is written as well, where the cell takes it.
  const params = { id: questionnaire.id, position: answerTo('Turnover')!.position }
  const typed = await client.call(questionnaires.decide, { params, body: { as: 'words', words: '23500' } })
  expect(typed).toMatchObject({ state: 'answered', words: '23500' })
  expect((await cellsOfFile())(11, 3)).toEqual({ kind: 'number', number: 23500 })
})
