import { type Client, calls } from '../../../e2e/client.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { additions, breakdowns, csrd, history, pointing, review } = calls

/** Datapoints that are missing in both places when a walk begins. */
const figure = { key: 'E3-4_02' }
const passage = { key: 'SBM-2_01' }
const nothing = { key: 'NO-SUCH_01' }

type Value = Awaited<ReturnType<typeof read>>
const read = (client: Client, params: { key: string }) => client.call(csrd.datapoint, { params })
const told = ({ value, number, unit, year, status, written, notes }: Value) => [
  value,
  number,
  unit,
  year !== null,
  status,
  written,
  notes,
]

const counted = async (client: Client) => {
  const { completed_datapoints, breakdown } = (await client.call(csrd.progress, {})).data
  return { completed: completed_datapoints, proposed: breakdown.proposed, missing: breakdown.missing }
}
type Counts = Awaited<ReturnType<typeof counted>>
const since = (before: Counts, after: Counts) => [
  after.completed - before.completed,
  after.proposed - before.proposed,
  after.missing - before.missing,
]

const actions = async (client: Client, params: { key: string }) =>
  (await client.call(history.list, { params })).data.changes.map(
    ({ action, before, after, by }) => `${action} ${before.value} ${after.value} ${by.is_you}`,
  )

/** Values that people enter. */
export const valueSteps = ({ admin }: Walk): Steps => {
  const put = (params: { key: string }, body: object) => outcome(admin, csrd.updateDatapoint, { params, body }, told)
  return {
    'a figure is entered': async () => {
      const before = await counted(admin)
      const put_ = await put(figure, { value: '1250' })
      return [put_, since(before, await counted(admin)), await actions(admin, figure)]
    },
    'a figure is entered with separators': () => put(figure, { value: '1,500' }),
    'a figure is entered in another unit': () => put({ key: 'E1-5_06' }, { value: '1.5 GWh' }),
    'a figure is entered that is none': () => put(figure, { value: 'abc' }),
    'a figure is entered in a unit that does not fit': () => put(figure, { value: '5 MWh' }),
    'a percentage is entered that is none': () => put({ key: 'E1-5_09' }, { value: 'a half' }),
    'an answer of yes or no is entered that is neither': () => put({ key: 'S1-10_01' }, { value: 'perhaps' }),
    'a passage is entered': () => put(passage, { value: 'We talk to people.', notes: 'Ask again.' }),
    'a note is changed alone': async () => [
      await put(passage, { notes: 'Asked.' }),
      (await actions(admin, passage)).length,
    ],
    'nothing is changed': async () => [await put(passage, { notes: 'Asked.' }), (await actions(admin, passage)).length],
    'a value is entered on one that is another by now': () => put(figure, { value: '7', version: 'another one' }),
    'a value is entered on just what was seen': async () => {
      const { version } = await read(admin, figure)
      return [await put(figure, { value: '1600', version }), await put(figure, { value: '1700', version })]
    },
    'a value is brought back': async () => {
      const { changes } = (await admin.call(history.list, { params: figure })).data
      const change = changes.at(-1)!.id
      const restore = (body: object) =>
        outcome(admin, history.restore, { params: figure, body: { change, ...body } }, told)
      return [await restore({}), await restore({ side: 'before' }), (await actions(admin, figure)).slice(0, 2)]
    },
    'a value is brought back that there never was': () =>
      outcome(admin, history.restore, { params: figure, body: { change: 2_000_000_000 } }),
    'a value is brought back after another change': async () => {
      const { changes } = (await admin.call(history.list, { params: figure })).data
      const [newest, older] = changes
      return outcome(admin, history.restore, {
        params: figure,
        body: { change: older!.id, newest: older!.id },
      }).then((got) => [got, newest!.id > older!.id])
    },
    'a value is emptied': async () => {
      await put(figure, { value: '9' })
      const before = await counted(admin)
      return [await put(figure, { value: '' }), since(before, await counted(admin)), (await actions(admin, figure))[0]]
    },
    'a value is removed': async () => {
      const remove = (query: object) => outcome(admin, csrd.deleteDatapoint, { params: passage, query })
      const stale = await remove({ version: 'another one' })
      return [stale, await remove({}), told(await read(admin, passage)), (await actions(admin, passage))[0]]
    },
    'a value is removed that is not there': async () => [
      await outcome(admin, csrd.deleteDatapoint, { params: passage, query: {} }),
      (await actions(admin, passage)).length,
    ],
    'a datapoint is written that there is not': async () => [
      await put(nothing, { value: '1' }),
      await outcome(admin, csrd.deleteDatapoint, { params: nothing, query: {} }),
      await outcome(admin, history.list, { params: nothing }),
      await outcome(admin, pointing.setAbsent, { params: nothing }),
    ],
    'documents do not state it': async () => {
      const kept = async () => (await admin.call(pointing.nearest, { params: figure })).data.absence !== null
      await admin.call(pointing.setAbsent, { params: figure })
      const set = await kept()
      await admin.call(pointing.removeAbsent, { params: figure })
      return [set, await kept()]
    },
    'documents do not state it, and a person does': async () => {
      await admin.call(pointing.setAbsent, { params: figure })
      await put(figure, { value: '11' })
      return (await admin.call(pointing.nearest, { params: figure })).data.absence !== null
    },
    'a value is said of what is there': async () => {
      await put(figure, { value: '12' })
      return outcome(admin, pointing.setAbsent, { params: figure })
    },
    'values are accepted together that are no proposals': () =>
      outcome(
        admin,
        review.acceptMany,
        {
          body: {
            datapoints: [
              { ...figure, value: '12' },
              { ...passage, value: '1' },
            ],
          },
        },
        ({ accepted, changed }) => [accepted.length, changed],
      ),
    'values are accepted together that there are not': () =>
      outcome(admin, review.acceptMany, { body: { datapoints: [{ ...nothing, value: '12' }] } }),
    'it is said what a figure would be kept as': async () => {
      const say = (value: string) =>
        outcome(admin, review.read, { params: { key: 'E1-5_06' }, body: { value } }, (said) => [
          said.ok,
          said.value,
          said.number,
          said.unit,
          said.message !== null,
        ])
      return [await say('1,250 MWh'), await say('abc'), await say('')]
    },
  }
}

/** Datapoints of the company itself. */
export const ownSteps = ({ admin }: Walk): Steps => {
  let key = ''
  const add = (body: object) =>
    outcome(
      admin,
      additions.create,
      { body },
      ({ code, controlCode, name, dataType, value, number, status, unit, voluntary }) => [
        code,
        controlCode,
        name,
        dataType,
        value,
        number,
        status,
        unit,
        voluntary,
      ],
    )
  const listed = async () =>
    (await admin.call(additions.extracted, {})).data.datapoints.flatMap(({ id, entity_specific }) =>
      entity_specific ? id : [],
    )
  return {
    'one is added': async () => {
      const body = { id: 'E1-OWN_1', name: 'Ovens', data_type: 'number', value: '12', unit: 'count' } as const
      key = (await admin.call(additions.create, { body })).key
      return [(await read(admin, { key })).status, await listed()]
    },
    'one is added with a code that is taken': async () => [
      await add({ id: 'E1-OWN_1', name: 'Doors' }),
      await listed(),
    ],
    'one is added without a code': () => add({ name: 'Doors', control_code: 'S1' }),
    'one is added without anything': () => add({}),
    'one is added twice by the same key': async () => {
      const idempotency_key = crypto.randomUUID()
      await add({ name: 'Windows', idempotency_key })
      await add({ name: 'Windows', idempotency_key })
      return (await listed()).length
    },
    'one is added with a figure that is none': () =>
      add({ id: 'E1-OWN_7', name: 'Walls', data_type: 'number', value: 'many' }),
    'one is described anew': () =>
      outcome(admin, additions.describe, { params: { key }, body: { name: 'Big ovens', unit: 'pieces' } }, (one) => [
        one.name,
        one.unit,
        one.value,
      ]),
    'one of the standards is described anew': () =>
      outcome(admin, additions.describe, { params: figure, body: { name: 'Mine' } }),
    'one is removed, and looked for': async () => {
      await admin.call(csrd.deleteDatapoint, { params: { key }, query: {} })
      return [await outcome(admin, csrd.datapoint, { params: { key } }), (await listed()).includes('E1-OWN_1')]
    },
  }
}

/** Cells of breakdowns. */
export const cellSteps = ({ admin }: Walk): Steps => {
  const params = { key: 'S1-6_02' }
  const shown = async () => {
    const { breakdown } = await admin.call(breakdowns.get, { params })
    const { cells, whole, used } = breakdown!
    const rows = cells.map(({ dimension, value, number, status }) => [dimension, value, number, status])
    return [rows, whole.computed, whole.stated, whole.follows, whole.differs !== null, used]
  }
  const save = (cells: [string, string][], body: object = {}) =>
    outcome(admin, breakdowns.save, {
      params,
      body: { cells: cells.map(([member, value]) => ({ members: [member], value })), ...body },
    })
  return {
    'a breakdown is removed': async () => [await save([]), await shown()],
    'cells are saved': async () => [
      await save([
        ['female', '300'],
        ['male', '1,200'],
      ]),
      await shown(),
    ],
    'cells are saved, and the whole follows': async () => [
      await save(
        [
          ['female', '300'],
          ['male', '310'],
        ],
        { whole: 'follow' },
      ),
      await shown(),
      told(await read(admin, params)),
    ],
    'cells are saved that are no figures': async () => [await save([['female', 'some']]), await shown()],
    'cells are saved of members that there are not': async () => [await save([['nobody', '1']]), await shown()],
    'a cell is saved twice': async () => [
      await save([
        ['female', '1'],
        ['female', '2'],
      ]),
      await shown(),
    ],
    'cells are saved on others than those that were seen': () => save([['female', '1']], { version: 'another one' }),
    'the changes of a cell': async () => {
      const { data } = await admin.call(breakdowns.history, { params, query: { dimension: 'male' } })
      return data.changes.map(({ before, after, by }) => [before?.value, after?.value, by.is_you])
    },
    'cells are saved of what has none': () => outcome(admin, breakdowns.save, { params: passage, body: { cells: [] } }),
    'a breakdown is asked for of what has none': () =>
      outcome(admin, breakdowns.get, { params: passage }, ({ breakdown }) => breakdown),
  }
}
