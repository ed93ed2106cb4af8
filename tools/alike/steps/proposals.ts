import { type Client, calls } from '../../../e2e/client.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { csrd, documents, history, review } = calls

const report = [
  'Sustainability report 2025 of Musterwerk.',
  'Total energy consumption in 2025: 34,800 MWh.',
  'Gross Scope 1 GHG emissions in 2025: 5,218 tCO2e.',
  'Gross location-based Scope 2 GHG emissions in 2025: 3,047 tCO2e.',
  'Total number of employees at the end of 2025: 612.',
  'Total water consumption in 2025: 38,450 m3.',
  'Total amount of waste generated in 2025: 2,164 t.',
].join('\n\n')

/** A proposal is none of one document alone where a company has several, so it is looked for by what it is. */
async function toCheck(client: Client) {
  const query = { state: 'to_check', kind: 'figures', page_size: 50 } as const
  const { datapoints } = (await client.call(csrd.listDatapoints, { query })).data
  return datapoints.filter(({ question, breakdowns }) => question === null && breakdowns.length === 0)
}

type Row = Awaited<ReturnType<typeof toCheck>>[number]

/** What documents propose, and what people say of it. */
export const proposalSteps = ({ admin }: Walk): Steps => {
  let [one, two, three, four] = [] as Row[]
  const key = (row: Row | undefined) => ({ key: row!.key })
  const told = async (row: Row | undefined) => {
    const now = await admin.call(csrd.datapoint, { params: key(row) })
    return [
      now.status,
      now.value === row!.value,
      now.number === row!.number,
      now.unit === row!.unit,
      now.evidence.length > 0,
    ]
  }
  const actions = async (row: Row | undefined) =>
    (await admin.call(history.list, { params: key(row) })).data.changes
      .filter(({ by }) => by.kind === 'person')
      .map(({ action }) => action)
  const put = (row: Row | undefined, body: object) =>
    outcome(admin, csrd.updateDatapoint, { params: key(row), body }, ({ status }) => status)
  const seen = (row: Row | undefined) => ({ ...key(row), value: row!.value! })
  return {
    'a document is read': async () => {
      const file = new File([report], 'report.txt', { type: 'text/plain' })
      const { document } = await admin.call(documents.upload, { body: {}, file })
      const read = (await admin.processed()).find(({ id }) => id === document.id)!
      ;[one, two, three, four] = await toCheck(admin)
      return [document.stage, read.stage, read.title, four !== undefined]
    },
    'a proposal is accepted': async () => [await put(one, { value: one!.value }), await told(one), await actions(one)],
    'a proposal is accepted as it was written': async () => {
      const { version } = await admin.call(csrd.datapoint, { params: key(two) })
      return [
        await put(two, { value: two!.value, version: 'another one' }),
        await put(two, { value: two!.value, version }),
      ]
    },
    'an accepted one is corrected': async () => [await put(one, { value: '77' }), await told(one), await actions(one)],
    'a correction is brought back to the proposal': async () => {
      const { changes } = (await admin.call(history.list, { params: key(one) })).data
      const accepted = changes.find(({ action }) => action === 'accepted')!
      const body = { change: accepted.id, side: 'before' } as const
      return [
        await outcome(admin, history.restore, { params: key(one), body }, ({ status }) => status),
        await told(one),
        await actions(one),
      ]
    },
    'several are accepted, one of them as another value': async () => {
      const body = { datapoints: [seen(one), seen(three), { ...seen(four), value: '1' }] }
      const { accepted, changed } = await admin.call(review.acceptMany, { body })
      const undo = await admin.call(review.undoAccepting, { body: { datapoints: accepted } })
      return [accepted.length, changed.length, undo.undone.length, undo.changed, await told(one), await told(three)]
    },
    'several are accepted, and one is changed before that is taken back': async () => {
      const { accepted } = await admin.call(review.acceptMany, { body: { datapoints: [seen(one), seen(three)] } })
      await put(three, { value: '5' })
      const undo = await admin.call(review.undoAccepting, { body: { datapoints: accepted } })
      return [undo.undone.length, undo.changed.length, await told(one), (await told(three))[0]]
    },
    'a proposal is rejected': async () => [
      await outcome(admin, csrd.deleteDatapoint, { params: key(four), query: {} }),
      (await told(four))[0],
      await actions(four),
      (await toCheck(admin)).some((row) => row.key === four!.key),
    ],
    'a note is put to a proposal': async () => [await put(one, { notes: 'Ask for it.' }), (await told(one))[0]],
    'a document is removed that there is not': () =>
      outcome(admin, documents.remove, { params: { id: crypto.randomUUID() } }),
  }
}
