import { calls } from '../../../e2e/client.ts'
import { outcome, type Steps, type Walk } from '../walk.ts'

const { iro, materiality } = calls

const written = { title: 'Heat', type: 'Risk', category: 'Climate', priority: 'high' } as const
const unknown = { id: crypto.randomUUID() }

/** Impacts, risks and opportunities. */
export const iroSteps = ({ admin }: Walk): Steps => {
  const id = { id: '' }
  const list = async () =>
    (await admin.call(iro.list, {})).impacts.map(({ title, status, priority }) => `${title} ${status} ${priority}`)
  const change = (body: object) =>
    outcome(admin, iro.update, { params: id, body }, ({ title, status, note, edited, origin }) => [
      title,
      status,
      note,
      edited,
      origin,
    ])
  return {
    'one is written': async () => {
      const made = await admin.call(iro.create, { body: written })
      id.id = made.id
      const { status, origin, isPositive, isPotential, edited, decided_by, score, esrsTopics } = made
      return [status, origin, isPositive, isPotential, edited, decided_by !== null, score, esrsTopics, await list()]
    },
    'one is written that is good': () =>
      outcome(
        admin,
        iro.create,
        { body: { ...written, title: 'Sun', type: 'Opportunity', priority: 'low' } },
        (one) => [one.isPositive, one.status],
      ),
    'one is written of middle weight': async () => {
      await admin.call(iro.create, { body: { ...written, title: 'Water', type: 'Impact', priority: 'medium' } })
      return list()
    },
    'one is written without a title': () => outcome(admin, iro.create, { body: { ...written, title: ' ' } }),
    'one is written of a topic that there is not': () =>
      outcome(
        admin,
        iro.create,
        { body: { ...written, title: 'Moon', esrsTopics: ['Q9'] } },
        ({ esrsTopics }) => esrsTopics,
      ),
    'one is edited': () => change({ title: 'Great heat', note: 'Looked at.' }),
    'one is rejected': async () => [await change({ status: 'rejected' }), await list()],
    'one is changed that is another by now': async () => [await change({ version: 'x', title: 'Y' }), await list()],
    'what people did to one': async () =>
      (await admin.call(iro.history, { params: id })).changes.map(({ action, changes, by }) => [
        action,
        changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).toSorted(),
        by !== null,
      ]),
    'one is changed that there is not': () => outcome(admin, iro.update, { params: unknown, body: { title: 'X' } }),
    'what people did to one that there is not': () => outcome(admin, iro.history, { params: unknown }),
    'one is removed, twice': async () => {
      const remove = () => outcome(admin, iro.remove, { params: id })
      return [await remove(), await remove(), await list()]
    },
  }
}

/** Material topics without an assessment. */
export const topicSteps = ({ admin }: Walk): Steps => {
  const code = { code: 'E3' }
  const decide = (body: { material: boolean | null; reason?: string; based_on?: number }) =>
    outcome(admin, iro.decideMateriality, { params: code, body }, (topic) => [
      topic.material,
      topic.reason,
      topic.decided_by !== null,
    ])
  return {
    'topics of the standards': async () =>
      (await admin.call(iro.materiality, {})).topics.map((topic) => [topic.code, topic.material, topic.revision]),
    'a topic is material': () => decide({ material: true, based_on: 0 }),
    'a topic is not, without a reason': () => decide({ material: false }),
    'a topic is not material': () => decide({ material: false, reason: 'We use next to none.' }),
    'a topic is decided on that was decided on meanwhile': () =>
      decide({ material: true, reason: 'It is.', based_on: 0 }),
    'a decision is taken back': () => decide({ material: null }),
    'a topic is decided on that there is not': () =>
      outcome(admin, iro.decideMateriality, { params: { code: 'Q9' }, body: { material: true } }),
    'what people decided on a topic': async () =>
      (await admin.call(iro.materialityHistory, { params: code })).changes.map(({ action, changes }) => [
        action,
        changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
      ]),
  }
}

/** The assessment of materiality. */
export const assessmentSteps = ({ admin }: Walk): Steps => {
  const params = { code: 'E3' }
  let based_on = 0
  const topicOf = async (code: string) => {
    const { topics } = await admin.call(materiality.assessment, {})
    return topics.find((one) => one.code === code)!
  }
  const decide = (body: { material: boolean | null; reason?: string; outlook?: string; based_on: number }) =>
    outcome(admin, materiality.decide, { params, body }, ({ decision }) => [
      decision && [decision.material, decision.reason, decision.toConfirm],
    ])
  const way = 'meeting' as const
  const consultation = { group: 'Neighbours', way, about: ['E3'], held: 'May', people: 12, result: 'They want quiet.' }
  return {
    'a decision on what there is not': () =>
      outcome(admin, materiality.decide, { params: { code: 'Q9' }, body: { material: true, based_on: 0 } }),
    'a topic is decided on, and again': async () => {
      based_on = (await topicOf('E3')).revision
      const first = await decide({ material: true, reason: 'Our wells.', based_on })
      const { revision, decision } = await topicOf('E3')
      const stale = await decide({ material: false, reason: 'Not so.', based_on })
      return [first, revision > based_on, decision?.material, stale]
    },
    'a topic is not material, without a reason': async () => {
      based_on = (await topicOf('E3')).revision
      return decide({ material: false, based_on })
    },
    'climate is not material, without an outlook': async () => {
      const { revision } = await topicOf('E1')
      const body = { material: false, reason: 'It is not.', outlook: '', based_on: revision }
      return outcome(admin, materiality.decide, { params: { code: 'E1' }, body })
    },
    'a decision is taken back': async () => [
      await decide({ material: null, based_on }),
      (await topicOf('E3')).decision,
      (await topicOf('E3')).revision > based_on,
    ],
    'a topic of the company is added': async () => {
      const { code, own, revision, decision } = await admin.call(materiality.addTopic, { body: { title: 'Noise' } })
      return [(await topicOf(code)).title, own, revision, decision]
    },
    'a topic of the company is added that is there': () =>
      outcome(admin, materiality.addTopic, { body: { title: 'Noise' } }),
    'somebody does not agree': async () => {
      const { dissents } = await admin.call(materiality.dissent, { params, body: { text: 'I think so.' } })
      const { id, mine } = dissents[0]!
      const withdraw = () => outcome(admin, materiality.withdrawDissent, { params: { id } })
      return [mine, await withdraw(), await withdraw(), (await topicOf('E3')).dissents.length]
    },
    'somebody does not agree with what there is not': () =>
      outcome(admin, materiality.dissent, { params: { code: 'Q9' }, body: { text: 'No.' } }),
    'a method is saved on another one': async () => {
      const { current } = await admin.call(materiality.method, {})
      const body = { method: current.method, reason: 'So.', based_on: current.version + 1 }
      return outcome(admin, materiality.saveMethod, { body })
    },
    'a method is saved': async () => {
      const { current, versions } = await admin.call(materiality.method, {})
      const method = { ...current.method, peak: !current.method.peak }
      const body = { method, reason: 'Outliers.', based_on: current.version }
      const saved = await outcome(admin, materiality.saveMethod, { body }, ({ version }) => version - current.version)
      return [saved, (await admin.call(materiality.method, {})).versions.length - versions.length]
    },
    'a matter is said to be nothing': async () => {
      const matter = (await topicOf('E3')).matters.find(({ isSubTopic, answer }) => isSubTopic && answer === 'open')
      const consider = (reason: string) =>
        outcome(admin, materiality.consider, { params: { code: matter!.code }, body: { reason } }, ({ matters }) => {
          const one = matters.find(({ code }) => code === matter!.code)!
          return [one.answer, one.reason, one.by !== null]
        })
      return [await consider('There is none.'), await consider('')]
    },
    'a matter is said to be nothing that there is not': () =>
      outcome(admin, materiality.consider, { params: { code: 'Q9.1' }, body: { reason: 'None.' } }),
    'a consultation is recorded, corrected and removed': async () => {
      const groups = async () =>
        (await admin.call(materiality.stakeholders, {})).consultations.map(({ group, result }) => `${group} ${result}`)
      const before = (await groups()).length
      const { id } = await admin.call(materiality.addConsultation, { body: consultation })
      const added = (await groups()).length - before
      const body = { ...consultation, result: 'They want sun.' }
      await admin.call(materiality.changeConsultation, { params: { id }, body })
      const changed = (await groups()).includes('Neighbours They want sun.')
      const remove = () => outcome(admin, materiality.removeConsultation, { params: { id } })
      return [added, changed, await remove(), await remove(), (await groups()).length - before]
    },
    'a consultation is corrected that there is not': () =>
      outcome(admin, materiality.changeConsultation, { params: unknown, body: consultation }),
    'an entry is scored that there is not': () =>
      outcome(admin, materiality.score, {
        params: unknown,
        body: { points: { scale: 1, scope: 1, irremediable: null, magnitude: null, likelihood: null } },
      }),
    'the assessment is signed': async () => {
      const before = (await admin.call(materiality.versions, {})).versions
      const { topics } = await admin.call(materiality.assessment, {})
      for (const { code, revision } of topics) {
        const body = { material: true, reason: 'It is.', based_on: revision }
        await admin.call(materiality.decide, { params: { code }, body })
      }
      const signed = await admin.call(materiality.sign, { body: { note: 'Done.' } })
      const after = (await admin.call(materiality.versions, {})).versions
      const { changed, signed: last } = await admin.call(materiality.assessment, {})
      return [signed.number - before.length, after.length - before.length, signed.note, changed, last?.note]
    },
  }
}
