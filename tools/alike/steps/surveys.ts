import { calls } from '../../../e2e/client.ts'
import { visitor } from '../../record/place.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { csrd, surveys } = calls

const draft = {
  title: 'What you think',
  description: 'Tell us.',
  target_stakeholders: ['Suppliers'],
  questions: [{ text: 'What should we do better?' }, { text: 'How much?', scale: { low: 1, high: 5 } }],
}
const somebody = { name: 'Jo Held', email: 'jo@example.org', company: 'Held', respondent_type: 'Supplier' } as const

/** Surveys and what is answered to them. */
export const surveySteps = ({ place, admin }: Walk): Steps => {
  const sid = { sid: '' }
  const response = { sid: '', id: '' }
  const change = (body: object) =>
    outcome(admin, surveys.update, { params: sid, body }, ({ status, title }) => [status, title])
  const respond = (responses: object, more: object = {}) =>
    outcome(visitor(place), surveys.respond, { params: sid, body: { ...somebody, responses, ...more } as never })
  const total = async () => (await admin.call(surveys.get, { params: sid })).response_stats.total
  const open = () =>
    outcome(visitor(place), surveys.getPublic, { params: sid }, (one) => [
      one.state,
      one.title,
      one.description,
      one.questions.length,
      one.anonymous,
    ])
  const said = { 0: { answer: 'Be quicker.' } }
  return {
    'one is written': async () => {
      const made = await admin.call(surveys.create, { body: draft })
      sid.sid = made.sid
      const list = await admin.call(surveys.list, {})
      return [made.status, made.target_group, made.anonymous, made.response_stats, list.map(({ title }) => title)]
    },
    'one is written without questions': () => outcome(admin, surveys.create, { body: { ...draft, questions: [] } }),
    'one is written that has ended': () =>
      outcome(admin, surveys.create, { body: { ...draft, closes_at: '2020-01-01T00:00:00Z' } }),
    'a draft is looked at': () => open(),
    'a draft is answered': async () => [await respond(said), await total()],
    'a draft is changed': () => change({ title: 'What you think of us' }),
    'one is opened': async () => [await change({ status: 'active' }), await open()],
    'one is opened that has ended': () => change({ closes_at: '2020-01-01T00:00:00Z' }),
    'one is answered with nothing': async () => [await respond({}), await total()],
    'one is answered by a program': async () => [await respond(said, { website: 'https://x.example' }), await total()],
    'one is answered with points that there are not': async () => [
      await respond({ ...said, 1: { answer: '9' } }),
      await total(),
    ],
    'one is answered': async () => {
      const idempotency_key = crypto.randomUUID()
      const first = await respond({ ...said, 1: { answer: '4' } }, { idempotency_key })
      const again = await respond({ ...said, 1: { answer: '4' } }, { idempotency_key })
      const [kept] = await admin.call(surveys.responses, { params: sid })
      Object.assign(response, sid, { id: kept!.id })
      const { respondent_type, metadata, responses } = kept!
      return [first, again, await total(), respondent_type, metadata, responses]
    },
    'one is answered by questions that there are not': async () => [
      await respond({ nothing: { answer: 'Hm.' } }),
      await total(),
    ],
    'one that was answered is changed': () => change({ title: 'Other words' }),
    'one that was answered becomes a draft again': () => change({ status: 'draft' }),
    'one that was answered becomes anonymous': () => change({ anonymous: true }),
    'one that was answered is removed': async () => [
      await outcome(admin, surveys.remove, { params: sid }),
      (await admin.call(surveys.list, {})).length,
    ],
    'an answer is put beside a datapoint': async () => {
      const attach = (question: number, datapoint: string) =>
        outcome(admin, surveys.attach, { params: response, body: { question, datapoint } }, ({ excerpts }) =>
          excerpts.includes('Be quicker.'),
        )
      const done = await attach(0, 'SBM-2_01')
      const again = await attach(0, 'SBM-2_01')
      const { excerpts, status } = await admin.call(csrd.datapoint, { params: { key: 'SBM-2_01' } })
      const times = excerpts.split('Be quicker.').length - 1
      return [done, again, times, status, await attach(1, 'NO-SUCH_01'), await attach(7, 'SBM-2_01')]
    },
    'one is closed': async () => [await change({ status: 'closed' }), await open()],
    'a closed one is answered': async () => [await respond(said), await total()],
    'a closed one is opened again': async () => [await change({ status: 'active' }), await open()],
    'how many answered': async () => {
      const { total_responses, by_status, surveys: all } = await admin.call(surveys.stats, {})
      return [total_responses, by_status, all.map(({ by_type }) => by_type)]
    },
    'a response is removed, twice': async () => {
      const remove = () => outcome(admin, surveys.removeResponse, { params: response })
      const left = async () => (await admin.call(surveys.responses, { params: sid })).length
      return [await remove(), await remove(), await left(), await total()]
    },
    'a respondent is erased': async () => {
      await respond({ ...said, 1: { answer: '4' } })
      const erase = () => outcome(admin, surveys.eraseRespondent, { body: { email: 'JO@example.org' } }, (one) => one)
      return [await erase(), await erase(), await total()]
    },
    'one is completed': () => change({ status: 'completed' }),
    'a draft is removed': async () => {
      const { sid: other } = await admin.call(surveys.create, { body: { ...draft, title: 'Another' } })
      const remove = () => outcome(admin, surveys.remove, { params: { sid: other } })
      return [await remove(), await remove(), (await admin.call(surveys.list, {})).map(({ title }) => title)]
    },
    'an open one that nobody answered is removed': async () => {
      const { sid: other } = await admin.call(surveys.create, { body: { ...draft, status: 'active' } })
      return outcome(admin, surveys.remove, { params: { sid: other } })
    },
    'an anonymous one is answered': async () => {
      const body = { ...draft, status: 'active', anonymous: true } as const
      const { sid: other } = await admin.call(surveys.create, { body })
      const params = { sid: other }
      await visitor(place).call(surveys.respond, {
        params,
        body: { ...somebody, responses: { ...said, 1: { answer: '2' } } },
      })
      const { response_stats } = await admin.call(surveys.get, { params })
      const shown = await admin.call(surveys.responses, { params })
      return [response_stats, shown.length]
    },
    'one that there is not': async () => [
      await outcome(visitor(place), surveys.getPublic, { params: { sid: 'none' } }),
      await outcome(admin, surveys.update, { params: { sid: 'none' }, body: { status: 'closed' } }),
    ],
  }
}
