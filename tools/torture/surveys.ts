import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type App, startProduct } from '../../e2e/app.ts'
import type { Survey, SurveyResponse } from '../../packages/contract/src/surveys.ts'
import { Caller } from './caller.ts'

const people = 1000
const atOnce = 50
const rounds = 200
/** Settings of the product under torture: a trusted proxy gives each respondent an address, so that no throttle applies. */
const settings = { TRUST_PROXY: 'on' }

interface Tally {
  acknowledged: Set<string>
  serverErrors: number
  refused: number
}

async function forgery(api: string): Promise<Record<string, string>> {
  const { csrfToken } = (await (await fetch(`${api}/csrf/`)).json()) as { csrfToken: string }
  return { 'content-type': 'application/json', cookie: `csrftoken=${csrfToken}`, 'x-csrftoken': csrfToken }
}

async function aSurvey(caller: Caller): Promise<Survey> {
  const reply = await caller.send('POST', '/stakeholder-surveys/', {
    title: 'A survey',
    description: 'How are things?',
    target_stakeholders: ['Suppliers'],
    questions: [{ text: 'First?' }, { text: 'Second?' }],
    status: 'active',
  })
  return (await reply.json()) as Survey
}

interface Sending {
  api: string
  sid: string
  headers: Record<string, string>
  mark: string
  /** Keys of the answers; the index of the question where none is given. */
  keys?: string[]
  /** Gives up before the reply can arrive. */
  cutOff?: boolean
}

/** Sends the response of one person; `null` where no reply arrived. */
async function respond({ api, sid, headers, mark, keys = ['0', '1'], cutOff }: Sending): Promise<number | null> {
  const number = Number.parseInt(mark.slice(0, 6), 16)
  const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const body = {
    name: 'Somebody',
    email: 'somebody@example.org',
    company: 'Somewhere',
    respondent_type: 'Supplier',
    responses: Object.fromEntries(keys.map((key, i) => [key, { answer: i === 0 ? mark : '<b>=1+1</b> \u202e🦀' }])),
    idempotency_key: mark,
  }
  try {
    const reply = await fetch(`${api}/stakeholder-survey/${sid}/respond/`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': from },
      body: JSON.stringify(body),
      signal: cutOff ? AbortSignal.timeout(2) : null,
    })
    await reply.text()
    return reply.status
  } catch {
    return null
  }
}

/** Does `work` for every item, so many at a time. */
async function crowd<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function note(tally: Tally, mark: string, status: number | null): void {
  if (status === 201) tally.acknowledged.add(mark)
  else if (status !== null && status >= 500) tally.serverErrors += 1
  else if (status !== null) tally.refused += 1
}

const marksOf = (responses: SurveyResponse[]): string[] => responses.map(({ responses }) => responses[0]?.answer ?? '')

/** Compares acknowledged responses with stored and counted ones, and prints the result. */
async function judge(caller: Caller, { sid }: Survey, what: string, marks: string[], tally: Tally): Promise<boolean> {
  const stored = marksOf(await caller.all<SurveyResponse>(`/stakeholder-survey/${sid}/responses/`))
  const { response_stats: stats } = await caller.get<Survey>(`/stakeholder-surveys/${sid}/`)
  const lost = [...tally.acknowledged].filter((mark) => !stored.includes(mark)).length
  const doubled = stored.length - new Set(stored).size
  const foreign = stored.filter((mark) => !marks.includes(mark)).length
  const isGood = lost + doubled + foreign + tally.serverErrors === 0 && stats.total === stored.length
  console.log(
    `${isGood ? '✓' : '✗'} ${what}: ${tally.acknowledged.size} of ${marks.length} acknowledged, ${stored.length} stored, ${stats.total} counted, ${lost} lost, ${doubled} doubled, ${tally.serverErrors} answers of 5xx, ${tally.refused} refused`,
  )
  return isGood && tally.acknowledged.size === marks.length
}

const newTally = (): Tally => ({ acknowledged: new Set(), serverErrors: 0, refused: 0 })
const newMarks = () => Array.from({ length: people }, () => crypto.randomUUID())

async function inParallel(app: App, caller: Caller): Promise<boolean> {
  const survey = await aSurvey(caller)
  const headers = await forgery(app.api)
  const [marks, tally] = [newMarks(), newTally()]
  const started = performance.now()
  await crowd(marks, async (mark) => note(tally, mark, await respond({ api: app.api, sid: survey.sid, headers, mark })))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return judge(caller, survey, `${people} responses, ${atOnce} at a time, ${seconds} s`, marks, tally)
}

/** Every third reply is cut off before it arrives, and its response sent again until one does. */
async function cutOff(app: App, caller: Caller): Promise<boolean> {
  const survey = await aSurvey(caller)
  const headers = await forgery(app.api)
  const [marks, tally] = [newMarks(), newTally()]
  await crowd(marks, async (mark) => {
    const sending = { api: app.api, sid: survey.sid, headers, mark }
    if (Number.parseInt(mark.slice(0, 2), 16) % 3 === 0) await respond({ ...sending, cutOff: true })
    for (let status: number | null = null; status === null; ) {
      status = await respond(sending)
      note(tally, mark, status)
    }
  })
  return judge(caller, survey, 'the same with replies cut off and sent again', marks, tally)
}

/** The product is killed while responses arrive; respondents without an answer send again once it is back. */
async function killed(app: App, caller: Caller): Promise<{ app: App; isGood: boolean }> {
  const survey = await aSurvey(caller)
  const headers = await forgery(app.api)
  const [marks, tally] = [newMarks(), newTally()]
  const unanswered: string[] = []
  const sending = crowd(marks, async (mark) => {
    const status = await respond({ api: app.api, sid: survey.sid, headers, mark })
    note(tally, mark, status)
    if (status === null) unanswered.push(mark)
  })
  while (tally.acknowledged.size < people / 3) await wait(5)
  app.process.kill('SIGKILL')
  await new Promise((resolve) => app.process.once('exit', resolve))
  await sending
  const { port: apiPort } = new URL(app.api)
  const { port: webPort } = new URL(app.web)
  const back = await startProduct({ ...settings, DATA_DIR: app.dataDir, API_PORT: apiPort, WEB_PORT: webPort })
  const before = tally.acknowledged.size
  await crowd(unanswered, async (mark) =>
    note(tally, mark, await respond({ api: back.api, sid: survey.sid, headers, mark })),
  )
  const isGood = await judge(caller, survey, `killed after ${before} acknowledged, the rest sent again`, marks, tally)
  return { app: back, isGood }
}

/** Somebody edits at the moment at which somebody answers: one of the two is refused, and no question changes under an answer. */
async function editAndAnswer(app: App, caller: Caller): Promise<boolean> {
  const headers = await forgery(app.api)
  let wrong = 0
  let answered = 0
  for (let round = 0; round < rounds; round++) {
    const { sid, questions } = await aSurvey(caller)
    const change = { questions: [{ text: 'Changed?' }, { text: 'Changed too?' }] }
    const keys = questions.map(({ id }) => id)
    const [edit, status] = await Promise.all([
      caller.send('PATCH', `/stakeholder-survey/${sid}/`, change),
      respond({ api: app.api, sid, headers, mark: crypto.randomUUID(), keys }),
    ])
    const survey = await caller.get<Survey>(`/stakeholder-surveys/${sid}/`)
    const isChanged = survey.questions[0]?.text === 'Changed?'
    if (status === 201) answered += 1
    const isEither = isChanged ? edit.status === 200 && status === 409 : edit.status === 409 && status === 201
    if (!isEither || survey.response_stats.total !== (isChanged ? 0 : 1)) wrong += 1
  }
  console.log(
    `${wrong === 0 ? '✓' : '✗'} edit and first response at the same moment, ${rounds} rounds: ${answered} answered, ${wrong} with a question changed under an answer`,
  )
  return wrong === 0
}

/** Many people answer at once, over bad networks, while the product is killed and surveys are edited. */
export async function tortureSurveys(): Promise<boolean> {
  let app = await startProduct(settings)
  try {
    const caller = await Caller.register(app)
    const together = await inParallel(app, caller)
    const again = await cutOff(app, caller)
    const edited = await editAndAnswer(app, caller)
    const after = await killed(app, caller)
    app = after.app
    return together && again && edited && after.isGood
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}
