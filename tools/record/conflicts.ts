import type { Sent } from '@esrs/contract'
import { type Client, calls } from '../../e2e/client.ts'
import { partFields, unitFields } from '../../packages/server/src/testing/unit-fields.ts'
import { type Place, type Provoked, password, register, signIn, visitor } from './place.ts'

const { additions, answer, breakdowns, company, csrd, figures, history, inventory, links, materiality, organisation } =
  calls
const { privacy, report, requests, secondFactor, session, surveys, users, work, years } = calls

const due = '2060-01-01'
const whole = { from: null, share: 100, method: 'full' } as const
const setup = { level: 'entity', equity: 'outside', estimate: 'none', scale: 1, unit: '', target: null } as const

/** Refusals of what the account and the people of a company are in no state for. */
async function ofAccounts(place: Place): Promise<Provoked> {
  const client = await register(place)
  const me = await client.call(session.me, {})
  const code = '123456'
  const email = `noa.${crypto.randomUUID()}@tarnholt.example`
  const { id } = await client.call(users.invite, { body: { email, name: 'Noa Kern', user_type: 'reader' } })
  await visitor(place).call(session.resetPassword, { body: { token: await place.mailed(email), password } })
  await signIn(place, email)
  const own = { name: me.name, email: me.email, user_type: me.user_type, is_active: true }
  const guarded = await register(place.elsewhere())
  const { key } = await guarded.call(secondFactor.begin, {})
  await guarded.call(secondFactor.confirm, { body: { password, code: place.code(key) } })
  return {
    client,
    refused: {
      factor_not_begun: { ask: () => client.refused(secondFactor.confirm, { body: { password, code } }) },
      factor_none: { ask: () => client.refused(secondFactor.remove, { body: { password, code } }) },
      factor_there: {
        ask: ({ language }) => {
          guarded.language = language
          return guarded.refused(secondFactor.begin, {})
        },
      },
      factor_own_first: { ask: () => client.refused(secondFactor.require, { body: { required: true } }) },
      factor_of_nobody: {
        ask: () => client.refused(users.resetSecondFactor, { params: { id }, body: { reason: 'It was lost.' } }),
      },
      signed_in_already: { ask: () => client.refused(users.inviteAgain, { params: { id } }) },
      last_administrator: {
        ask: () => client.refused(users.update, { params: { id: me.id }, body: { ...own, user_type: 'reader' } }),
      },
      own_address: {
        ask: () =>
          client.refused(users.update, { params: { id: me.id }, body: { ...own, email: 'a@tarnholt.example' } }),
        field: 'email',
      },
      last_to_leave: { ask: () => client.refused(privacy.eraseMe, { body: { password } }) },
      company_name: {
        ask: () => client.refused(privacy.eraseCompany, { body: { password, company_name: 'Another' } }),
        field: 'company_name',
      },
    },
  }
}

/** Refusals of what values and the assessment are in no state for. */
async function ofValues(place: Place): Promise<Provoked> {
  const client = await register(place)
  const figure = { key: 'E3-4_02' }
  const table = { key: 'S1-6_02' }
  const write = (value: string) => client.call(csrd.updateDatapoint, { params: figure, body: { value } })
  await write('1')
  await write('2')
  const [, change] = (await client.call(history.list, { params: figure })).data.changes.map(({ id }) => id)
  await client.call(additions.create, { body: { id: 'E1-OWN_1' } })
  const refusedFigure = (value: string) => client.refused(csrd.updateDatapoint, { params: figure, body: { value } })
  const save = (cells: [string, string][], version?: string) =>
    client.refused(breakdowns.save, {
      params: table,
      body: { cells: cells.map(([member, value]) => ({ members: [member], value })), ...(version && { version }) },
    })
  return {
    client,
    refused: {
      no_figure: { ask: () => refusedFigure('abc'), field: 'value' },
      other_unit: { ask: () => refusedFigure('5 MWh'), field: 'value' },
      no_answer: {
        ask: () => client.refused(csrd.updateDatapoint, { params: { key: 'S1-10_01' }, body: { value: 'perhaps' } }),
        field: 'value',
      },
      history_meanwhile: {
        ask: () => client.refused(history.restore, { params: figure, body: { change: change!, newest: change! } }),
      },
      code_taken: { ask: () => client.refused(additions.create, { body: { id: 'E1-OWN_1' } }), field: 'id' },
      not_own: { ask: () => client.refused(additions.describe, { params: figure, body: { name: 'Mine' } }) },
      cells_meanwhile: { ask: () => save([['female', '1']], 'another one') },
      cell_no_figure: { ask: () => save([['female', 'some']]), field: 'cells.0.value' },
      cell_unknown: { ask: () => save([['nobody', '1']]), field: 'cells.0.members' },
      cell_twice: {
        ask: () =>
          save([
            ['female', '1'],
            ['female', '2'],
          ]),
        field: 'cells.1.members',
      },
      method_meanwhile: {
        ask: async () => {
          const { method, version } = (await client.call(materiality.method, {})).current
          return client.refused(materiality.saveMethod, { body: { method, reason: 'So.', based_on: version + 1 } })
        },
      },
      topics_open: { ask: () => client.refused(materiality.sign, { body: {} }) },
      topic_outlook: {
        ask: async () => {
          const { topics } = await client.call(materiality.assessment, {})
          const based_on = topics.find(({ code }) => code === 'E1')!.revision
          const body = { material: false, reason: 'No.', outlook: '', based_on }
          return client.refused(materiality.decide, { params: { code: 'E1' }, body })
        },
        field: 'outlook',
      },
    },
  }
}

/** Refusals of what surveys, the statement and the years are in no state for. */
async function ofReports(place: Place): Promise<Provoked> {
  const client = await register(place)
  await client.call(company.update, { body: { metadata: { standard_set: 'esrs-2023', reporting_year: 2025 } } })
  const questions = [{ text: 'What should we do better?' }]
  const draft = { title: 'Open', description: 'It is open.', questions, target_stakeholders: ['Suppliers'] }
  const { sid } = await client.call(surveys.create, { body: { ...draft, status: 'active' } })
  const answer = { 0: { answer: 'Be quicker.' } }
  const somebody = { name: 'Jo Held', email: 'jo@example.org', company: 'Held', respondent_type: 'Supplier' } as const
  const body = { ...somebody, responses: answer }
  await visitor(place).call(surveys.respond, { params: { sid }, body })
  const { sid: drafted } = await client.call(surveys.create, { body: draft })
  const respond = (language: Client['language'], sent: Sent<typeof surveys.respond>['body'], to = sid) =>
    visitor(place, language).refused(surveys.respond, { params: { sid: to }, body: sent })
  await client.call(csrd.updateDatapoint, { params: { key: 'E3-4_02' }, body: { value: '1' } })
  const settings = await client.call(report.settings, {})
  const period = { start: '2025-12-31', end: '2025-01-01' }
  return {
    client,
    refused: {
      survey_answered: { ask: () => client.refused(surveys.update, { params: { sid }, body: { title: 'Other' } }) },
      survey_no_draft: { ask: () => client.refused(surveys.remove, { params: { sid } }) },
      survey_over: {
        ask: () => client.refused(surveys.create, { body: { ...draft, closes_at: '2020-01-01T00:00:00Z' } }),
        field: 'closes_at',
      },
      survey_draft: { ask: ({ language }) => respond(language, body, drafted) },
      survey_unanswered: { ask: ({ language }) => respond(language, { ...body, responses: {} }) },
      survey_changed: { ask: ({ language }) => respond(language, { ...body, responses: { none: { answer: 'Hm.' } } }) },
      survey_who: { ask: ({ language }) => respond(language, { ...body, name: '' }) },
      wrong_lei: {
        ask: () => client.refused(report.saveSettings, { body: { ...settings, lei: '529900T8BM49AURSDO00' } }),
        field: 'lei',
      },
      wrong_period: {
        ask: () => client.refused(report.saveSettings, { body: { ...settings, period } }),
        field: 'period',
      },
      review_reason: { ask: () => client.refused(report.confirm, { body: {} }), field: 'reason' },
      review_left_out: {
        ask: () => client.refused(report.confirm, { body: { reason: 'We know.' } }),
        field: 'left_out',
      },
      not_confirmed: { ask: () => client.refused(report.issue, { body: {} }) },
      other_year: { ask: () => client.refused(years.begin, { body: { year: 2031, set: 'esrs-2023' } }) },
      nothing_to_restate: {
        ask: () =>
          client.refused(years.restate, { params: { key: 'E3-4_02' }, body: { value: '1', reason: 'A slip.' } }),
      },
    },
  }
}

/** Refusals of what work and requests are in no state for. */
async function ofWork(place: Place): Promise<Provoked> {
  const client = await register(place)
  const figure = { key: 'E3-4_02' }
  const { task } = await client.call(work.deliver, { params: figure, body: { value: '1' } })
  const { deliveries } = await client.call(work.task, { params: { key: task.key } })
  const params = { id: deliveries[0]!.id }
  await client.call(work.accept, { params })
  const asked = { people: [{ email: 'paul@plant.example', name: 'Paul Werk' }], datapoints: ['E1-5_02'] }
  const id = (await client.call(requests.ask, { body: { ...asked, due } })).requests[0]!.id
  await client.call(requests.withdraw, { params: { id } })
  const answering = { email: `noa.${crypto.randomUUID()}@plant.example`, name: 'Noa Werk' }
  const { requests: others } = await client.call(requests.ask, { body: { ...asked, people: [answering], due } })
  const guest = visitor(place)
  guest.access = (await guest.call(links.open, { body: { token: await place.mailed(answering.email) } })).key!
  await guest.call(answer.send, { body: { answers: [{ key: 'E1-5_02', value: '12' }] } })
  return {
    client,
    refused: {
      decided_already: { ask: () => client.refused(work.accept, { params }) },
      nothing_to_send_back: {
        ask: () => client.refused(work.sendBack, { params: { key: 'S1-7_01' }, body: { reason: 'Hm.' } }),
      },
      request_over: { ask: () => client.refused(requests.remind, { params: { id } }) },
      request_answered: { ask: () => client.refused(requests.remind, { params: { id: others[0]!.id } }) },
      day_over: { ask: () => client.refused(requests.ask, { body: { ...asked, due: '2020-01-01' } }), field: 'due' },
    },
  }
}

/** Refusals of what the organisation and figures of a group are in no state for. */
async function ofGroups(place: Place): Promise<Provoked> {
  const client = await register(place)
  const parent = await client.call(organisation.add, { body: unitFields({ code: 'G', name: 'Group' }) })
  const child = unitFields({ code: 'S', name: 'Group', parent: parent.id })
  const { id, version } = await client.call(organisation.add, { body: child })
  await client.call(organisation.change, { params: { id }, body: { ...child, name: 'Sub', version } })
  const [, first] = (await client.call(organisation.changes, {})).changes
  const [figure, empty] = [{ key: 'E3-4_02' }, { key: 'E3-4_03' }]
  for (const params of [figure, empty]) await client.call(figures.setUp, { params, body: { ...setup, rule: 'sum' } })
  const fields = partFields({ unit_id: id })
  await client.call(figures.addPart, { params: figure, body: fields })
  const activity = { unit_id: id, category: 'cat6', label: '', from: '2025-01', to: '2025-12', number: 1 }
  await client.call(inventory.addActivity, { body: { ...activity, unit: 't CO2e', method: 'supplier' } })
  const add = (changed: object) => client.refused(organisation.add, { body: { ...child, code: 'Q', ...changed } })
  const [late, early] = ['2025-01-01', '2024-01-01'].map((from) => ({ ...whole, from }))
  return {
    client,
    refused: {
      second_parent: { ask: () => add({ parent: null }), field: 'parent' },
      unit_code_taken: { ask: () => add({ code: 'S' }), field: 'code' },
      holdings_order: { ask: () => add({ holdings: [late, early] }), field: 'holdings' },
      unit_meanwhile: {
        ask: () => client.refused(organisation.change, { params: { id }, body: { ...child, version } }),
      },
      unit_has_others: { ask: () => client.refused(organisation.remove, { params: { id: parent.id } }) },
      not_last_change: {
        ask: () => client.refused(organisation.takeBack, { params: { number: first!.id } }),
      },
      no_figure_of_group: {
        ask: () => client.refused(figures.setUp, { params: { key: 'SBM-2_01' }, body: { ...setup, rule: 'sum' } }),
      },
      rule_not_allowed: {
        ask: () => client.refused(figures.setUp, { params: figure, body: { ...setup, rule: 'ratio' } }),
        field: 'rule',
      },
      figure_has_parts: { ask: () => client.refused(figures.remove, { params: figure }) },
      nothing_computed: { ask: () => client.refused(figures.take, { params: empty }) },
      category_used: {
        ask: () => client.refused(inventory.leaveOut, { params: { category: 'cat6' }, body: { reason: 'None.' } }),
      },
    },
  }
}

/** Refusals of what something is in no state for, each group with a company of its own. */
export const conflicts: readonly ((place: Place) => Promise<Provoked>)[] = [
  ofAccounts,
  ofValues,
  ofReports,
  ofWork,
  ofGroups,
]
