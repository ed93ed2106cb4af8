import { type Client, calls } from '../../../e2e/client.ts'
import { password, signIn, visitor } from '../../record/place.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { answer, csrd, links, questionnaires, requests, session, users, work } = calls

const unknown = { id: crypto.randomUUID() }
const due = '2060-01-01'
const figure = { key: 'E3-4_02' }
const passage = { key: 'SBM-2_01' }

/** Somebody else of the company who may answer and approve. */
async function aColleague({ place, admin }: Walk): Promise<{ client: Client; id: string }> {
  const email = `mira-${crypto.randomUUID()}@example.org`
  const { id } = await admin.call(users.invite, { body: { email, name: 'Mira Kessler', user_type: 'company_admin' } })
  await visitor(place).call(session.resetPassword, { body: { token: await place.mailed(email), password } })
  return { client: await signIn(place, email), id }
}

/** Datapoints as work of colleagues. */
export const workSteps = (walk: Walk): Steps => {
  const { admin } = walk
  let colleague = { client: admin, id: '' }
  const task = async (client: Client, params: { key: string }) => {
    const { task: one, may, deliveries } = await client.call(work.task, { params })
    const who = one.owner && (one.owner.id === colleague.id ? 'colleague' : 'other')
    return {
      state: one.state,
      who,
      due: one.due,
      waiting: one.waiting,
      from: one.from?.kind,
      value: one.value,
      deliveries: deliveries.map(({ state, value }) => `${state} ${value}`),
      back: one.sent_back?.reason,
      may: [may.deliver, may.decide, may.approve],
    }
  }
  const assign = (targets: { kind: 'datapoint' | 'requirement' | 'topic'; key: string }[], body: object) =>
    outcome(admin, work.assign, { body: { targets, ...body } }, ({ assigned }) => assigned)
  const deliver = (client: Client, params: { key: string }, body: object) =>
    outcome(client, work.deliver, { params, body: body as never }, (one) => one.task.state)
  const decide = async (params: { key: string }) => {
    const { deliveries } = await admin.call(work.task, { params })
    return outcome(admin, work.accept, { params: { id: deliveries[0]!.id } }, (one) => [one.task.state, one.task.value])
  }
  return {
    'nobody was asked': async () => task(admin, figure),
    'a datapoint is given to a colleague': async () => {
      colleague = await aColleague(walk)
      const assigned = await assign([{ kind: 'datapoint', ...figure }], { owner: colleague.id, due })
      const mine = await colleague.client.call(work.mine, {})
      return [assigned, await task(admin, figure), mine.deliver.map(({ key }) => key)]
    },
    'a requirement is given to a colleague': async () => [
      await assign([{ kind: 'requirement', key: 'SBM-2' }], { owner: colleague.id }),
      await task(admin, passage),
    ],
    'what is not sent stays': async () => [
      await assign([{ kind: 'datapoint', ...figure }], { due: '2061-01-01' }),
      await task(admin, figure),
    ],
    'something is given that there is not': () =>
      assign([{ kind: 'datapoint', key: 'NO-SUCH_01' }], { owner: colleague.id }),
    'something is given to nobody known': () => assign([{ kind: 'datapoint', ...figure }], { owner: unknown.id }),
    'a task that there is not': () => outcome(admin, work.task, { params: { key: 'NO-SUCH_01' } }),
    'nothing is delivered': () => deliver(colleague.client, figure, { value: ' ' }),
    'a figure is delivered that is none': () => deliver(colleague.client, figure, { value: 'abc' }),
    'a figure is delivered': async () => [
      await deliver(colleague.client, figure, { value: '40', note: 'By the meter.' }),
      await task(admin, figure),
      (await admin.call(work.mine, {})).decide.map(({ key, offered }) => [key, offered?.value]),
    ],
    'a figure is delivered twice by the same key': async () => {
      const idempotency_key = crypto.randomUUID()
      await deliver(colleague.client, figure, { value: '41', idempotency_key })
      await deliver(colleague.client, figure, { value: '41', idempotency_key })
      return (await task(admin, figure)).deliveries
    },
    'it is sent back': async () => [
      await outcome(
        admin,
        work.sendBack,
        { params: figure, body: { reason: 'Of both sites.' } },
        (one) => one.task.state,
      ),
      await task(admin, figure),
    ],
    'it is sent back where nothing was delivered': () =>
      outcome(admin, work.sendBack, { params: { key: 'S1-7_01' }, body: { reason: 'Hm.' } }),
    'it is delivered anew, and accepted': async () => {
      await deliver(colleague.client, figure, { value: '44' })
      const accepted = await decide(figure)
      const { value, status } = await admin.call(csrd.datapoint, { params: figure })
      return [accepted, await task(admin, figure), value, status]
    },
    'it is accepted twice': () => decide(figure),
    'several are accepted, one of them again': async () => {
      await deliver(colleague.client, passage, { value: 'We talk.' })
      const [one, other] = [
        (await admin.call(work.task, { params: passage })).deliveries[0]!.id,
        (await admin.call(work.task, { params: figure })).deliveries[0]!.id,
      ]
      return outcome(admin, work.acceptAll, { body: { ids: [one, other, unknown.id] } }, ({ accepted, refused }) => [
        accepted,
        refused.length,
      ])
    },
    'a delivery is accepted that there is not': () => outcome(admin, work.accept, { params: unknown }),
    'four eyes are asked for': async () => {
      await admin.call(work.saveSettings, { body: { four_eyes: true } })
      return task(admin, figure)
    },
    'what waits for an approval': async () => {
      const of = async (client: Client) => (await client.call(work.mine, {})).approve.map(({ key }) => key).toSorted()
      return [await of(admin), await of(colleague.client)]
    },
    'who delivered approves': async () => [
      await outcome(colleague.client, work.approve, { body: { keys: [figure.key] } }, ({ approved, refused }) => [
        approved,
        refused.length,
      ]),
      (await task(admin, figure)).state,
    ],
    'who decided approves': async () => [
      await outcome(admin, work.approve, { body: { keys: [figure.key] } }, ({ approved, refused }) => [
        approved,
        refused.length,
      ]),
      (await task(admin, figure)).state,
    ],
    'who may approves': async () => {
      const params = { key: 'S1-7_01' }
      await admin.call(csrd.updateDatapoint, { params, body: { value: '2' } })
      const keys = [params.key]
      const approved = await outcome(colleague.client, work.approve, { body: { keys } }, (one) => one.approved)
      return [approved, (await task(admin, params)).state]
    },
    'four eyes are not asked for, and it is approved': async () => {
      await admin.call(work.saveSettings, { body: { four_eyes: false } })
      return [
        (await admin.call(work.settings, {})).four_eyes,
        await outcome(admin, work.approve, { body: { keys: [figure.key] } }, ({ approved, refused }) => [
          approved,
          refused.length,
        ]),
        (await task(admin, figure)).state,
      ]
    },
    'it is approved that is missing': () =>
      outcome(admin, work.approve, { body: { keys: ['G1-4_01'] } }, ({ approved, refused }) => [
        approved,
        refused.length,
      ]),
    'it is approved as another one than it is': () =>
      outcome(
        admin,
        work.approve,
        { body: { keys: [passage.key], versions: { [passage.key]: 'another' } } },
        ({ approved, refused }) => [approved, refused.length],
      ),
    'an approved value is changed': async () => {
      await admin.call(csrd.updateDatapoint, { params: figure, body: { value: '45' } })
      return (await task(admin, figure)).state
    },
    'a value is entered that was asked for': async () => {
      const params = { key: 'S1-9_01' }
      await assign([{ kind: 'datapoint', ...params }], { owner: colleague.id })
      await admin.call(csrd.updateDatapoint, { params, body: { value: '3' } })
      const { deliver: left } = await colleague.client.call(work.mine, {})
      return [(await task(admin, params)).state, left.map(({ key }) => key).includes(params.key)]
    },
    'a comment mentions a colleague': async () => {
      const body = { text: '@Mira Kessler Is it so?', mentions: [colleague.id] }
      const { comments } = await admin.call(work.comment, { params: figure, body })
      const { mentions } = await colleague.client.call(work.mine, {})
      await colleague.client.call(work.seen, {})
      const read = (await colleague.client.call(work.mine, {})).mentions
      return [comments.map((one) => [one.text, one.is_you, one.mentions.length]), mentions[0]?.unread, read[0]?.unread]
    },
    'a comment says nothing': () => outcome(admin, work.comment, { params: figure, body: { text: ' ' } }),
    'a comment mentions nobody known': () =>
      outcome(
        admin,
        work.comment,
        { params: figure, body: { text: 'Hm.', mentions: [unknown.id] } },
        ({ comments }) => comments.at(-1)?.mentions.length,
      ),
    'weekly mails are switched off': async () => {
      await admin.call(work.setMail, { body: { weekly_mail: false } })
      return (await admin.call(work.mine, {})).weekly_mail
    },
  }
}

/** Requests to people without an account, and their answers. */
export const requestSteps = ({ place, admin }: Walk): Steps => {
  const email = `guest-${crypto.randomUUID()}@example.org`
  const id = { id: '' }
  const guest = visitor(place)
  const key = 'E1-5_02'
  const ask = (body: object) =>
    outcome(admin, requests.ask, {
      body: { people: [{ email, name: 'Paul Werk' }], datapoints: [key], due, ...body },
    })
  const listed = async () =>
    (await admin.call(requests.list, { query: { key } })).requests.map(({ state, items, name }) => [
      name,
      state,
      items.map((item) => `${item.key} ${item.state}`),
    ])
  const field = async () => {
    const { fields } = await guest.call(answer.get, {})
    const { state, value, note } = fields.find((one) => one.key === key)!
    return [state, value, note]
  }
  const send = (sent: object[]) =>
    outcome(
      guest,
      answer.send,
      { body: { answers: sent as never } },
      ({ fields }) => fields.find((one) => one.key === key)!.state,
    )
  return {
    'somebody is asked': async () => {
      const body = { people: [{ email, name: 'Paul Werk' }], datapoints: [key], due, note: 'Please.' }
      const { requests: made } = await admin.call(requests.ask, { body })
      id.id = made[0]!.id
      return [made.length, made[0]!.state, made[0]!.show_last_year, made[0]!.language, await listed()]
    },
    'somebody is asked for what there is not': () => ask({ datapoints: ['NO-SUCH_01'] }),
    'somebody is asked by a day that is over': () => ask({ due: '2020-01-01' }),
    'a link is opened that is none': () => outcome(visitor(place), links.open, { body: { token: 'mock-dead-link' } }),
    'a link is opened': async () => {
      const opened = await visitor(place).call(links.open, { body: { token: await place.mailed(email) } })
      guest.access = opened.key!
      return [opened.kind, opened.wrong_code, await field()]
    },
    'a link opens nothing else': () => outcome(guest, csrd.progress, {}),
    'an answer is kept': async () => {
      await guest.call(answer.save, { body: { answers: [{ key, value: '120 MWh', note: 'So far.' }] } })
      return field()
    },
    'an answer is kept of what was not asked': () =>
      outcome(guest, answer.save, { body: { answers: [{ key: 'G1-6_01', value: '1' }] } }),
    'an answer is sent of what was not asked': () => send([{ key: 'G1-6_01', value: '1' }]),
    'an answer is sent that says nothing': () => send([{ key, value: ' ' }]),
    'an answer is sent that is none': () => send([{ key, value: 'abc' }]),
    'an answer is sent': async () => [
      await send([{ key, value: '130 MWh', note: 'By the meter.' }]),
      await field(),
      await listed(),
      (await admin.call(work.task, { params: { key } })).deliveries.map(({ state, value, unit }) => [
        state,
        value,
        unit,
      ]),
    ],
    'a request gets another day': async () =>
      outcome(admin, requests.change, { params: id, body: { due: '2061-02-03' } }, (one) => [one.due, one.state]),
    'somebody is reminded who has answered': () => outcome(admin, requests.remind, { params: id }),
    'a request is withdrawn': async () => {
      const withdraw = () => outcome(admin, requests.withdraw, { params: id }, ({ state }) => state)
      return [await withdraw(), await withdraw(), await listed()]
    },
    'a withdrawn request': async () => [
      await outcome(admin, requests.remind, { params: id }),
      await outcome(admin, requests.change, { params: id, body: { due } }),
    ],
    'a request that there is not': async () => [
      await outcome(admin, requests.get, { params: unknown }),
      await outcome(admin, requests.remind, { params: unknown }),
    ],
    'somebody is erased': () =>
      outcome(admin, requests.erasePerson, { body: { email } }, ({ erased }) => erased).then(async (got) => [
        got,
        (await listed()).map(([name]) => name),
      ]),
  }
}

/** Questions of customers and banks, and answers that are kept for them. */
export const questionnaireSteps = ({ admin }: Walk): Steps => {
  const kept = { kind: 'policy', title: 'Policy', text: 'We have one.', owner: null, valid_until: null } as const
  const id = { id: '' }
  const sheet = { id: '' }
  const list = async () =>
    (await admin.call(questionnaires.answers, {})).answers.map(({ title, text, expired }) => [title, text, expired])
  const decide = (body: object, position = 0) =>
    outcome(admin, questionnaires.decide, { params: { ...sheet, position }, body: body as never }, (one) => [
      one.state,
      one.words,
      one.match,
      one.datapoint?.key,
    ])
  const counts = async () => (await admin.call(questionnaires.get, { params: sheet })).questionnaire.counts
  return {
    'an answer is kept for others': async () => {
      id.id = (await admin.call(questionnaires.keepAnswer, { body: kept })).id
      return list()
    },
    'an answer is kept that is too old': async () => {
      await admin.call(questionnaires.keepAnswer, { body: { ...kept, title: 'Old', valid_until: '2020-01-01' } })
      return (await list()).toSorted()
    },
    'an answer is kept of nobody known': () =>
      outcome(admin, questionnaires.keepAnswer, { body: { ...kept, owner: unknown.id } }),
    'an answer is kept of oneself': async () => {
      const me = await admin.call(session.me, {})
      const { people } = await admin.call(questionnaires.answers, {})
      const body = { ...kept, title: 'Mine', owner: me.id }
      return [
        people.some((one) => one.id === me.id),
        await outcome(admin, questionnaires.keepAnswer, { body }, ({ owner }) => owner?.id === me.id),
      ]
    },
    'an answer is changed': () =>
      outcome(admin, questionnaires.changeAnswer, { params: id, body: { ...kept, text: 'Two.' } }, ({ text }) => text),
    'an answer is removed, twice': async () => {
      const remove = () => outcome(admin, questionnaires.removeAnswer, { params: id })
      return [await remove(), await remove(), (await list()).length]
    },
    'an answer is changed that there is not': () =>
      outcome(admin, questionnaires.changeAnswer, { params: unknown, body: kept }),
    'questions are pasted': async () => {
      const body = { name: 'Bank', text: 'Zzyzx quux?\n\nFrobnicate the plugh?' }
      const made = await admin.call(questionnaires.paste, { body })
      sheet.id = made.questionnaire.id
      return [
        made.questionnaire.kind,
        made.questions.map(({ text, state, position }) => [text, state, position]),
        made.form,
      ]
    },
    'a question is answered in words': async () => [await decide({ as: 'words', words: 'Yes.' }), await counts()],
    'a question is left open': async () => [await decide({ as: 'left_open' }, 1), await counts()],
    'a question asks for a datapoint': async () => [await decide({ as: 'datapoint', key: 'E3-4_02' }), await counts()],
    'a question asks for a datapoint with a value': async () => {
      await admin.call(csrd.updateDatapoint, { params: figure, body: { value: '12' } })
      return [await decide({ as: 'datapoint', key: 'E3-4_02' }), await counts()]
    },
    'a question asks for a datapoint that there is not': () => decide({ as: 'datapoint', key: 'NO-SUCH_01' }),
    'a question that there is not': () => decide({ as: 'left_open' }, 9),
    'a decision on a question is taken back': async () => [await decide({ as: 'undecided' }), await counts()],
    'a questionnaire is removed, twice': async () => {
      const remove = () => outcome(admin, questionnaires.remove, { params: sheet })
      return [await remove(), await remove(), (await admin.call(questionnaires.list, {})).questionnaires.length]
    },
  }
}
