import { setTimeout as wait } from 'node:timers/promises'
import type { Datapoint } from '../../packages/contract/src/csrd.ts'
import type { Document } from '../../packages/contract/src/documents.ts'
import type { Survey, SurveyResponse } from '../../packages/contract/src/surveys.ts'
import { everyPage } from './caller.ts'

/** Load on the product while a part of it goes away and comes back, with counts of the answers. */
export const kinds = ['uploads', 'answers', 'decisions', 'exports', 'refreshes'] as const
export type Kind = (typeof kinds)[number]

interface Counted {
  good: number
  /** Answered with 503 and when to try again. */
  later: number
  /** No answer at all. */
  silent: number
  /** Number of answers that broke off, such as an export under way. */
  cut: number
  /** Every other answer, by its status. */
  wrong: Map<string, number>
  /** When the last good answer was complete, in milliseconds since the epoch. */
  lastGood: number
}

/** Somebody who uploads, answers, decides, exports and refreshes, and sends again what was not acknowledged. */
export interface Load {
  counted: Record<Kind, Counted>
  /** Resolves when every kind of call has been answered well since `moment`; how many milliseconds after it that was. */
  backSince(moment: number, patience: number): Promise<number>
  /** Ends every loop once its last call has been acknowledged. */
  stop(): Promise<void>
  /** Acknowledged changes that are missing, one line each. */
  lost(): Promise<string[]>
  /** Texts that ended with an error, or have not ended when nothing has for `patience` milliseconds. */
  unread(patience: number): Promise<string[]>
}

const pauses: Record<Kind, number> = { uploads: 100, answers: 30, decisions: 30, exports: 100, refreshes: 100 }
/** Number of loops at once by kind of call; decisions and refreshes run one after the other. */
const lanes: Record<Kind, number> = { uploads: 3, answers: 4, decisions: 1, exports: 2, refreshes: 1 }
/** Milliseconds before what was refused is sent again: sooner than anybody would, to see when the product is back. */
const again = 25
const key = 'E1-6_07'

/** Most is films, which are not read, and most of those are removed again, so that little work is left at the end. */
const isText = (n: number): boolean => n % 20 === 0
const isRemoved = (n: number): boolean => n % 4 !== 0
function fileOf(n: number): { name: string; content: Buffer } {
  if (isText(n)) return { name: `note-${n}.txt`, content: Buffer.from(`In 2025 we employed ${n + 100} people.`) }
  const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
  return { name: `film-${n}.mp4`, content: Buffer.concat([head, Buffer.alloc(50_000, `film ${n} `)]) }
}

let addresses = 0
/** Headers of a proxy with a different address for each caller, so that no throttle applies. */
const somebody = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

/** Begins at an API that runs with `TRUST_PROXY=on`. */
export async function startLoad(api: string): Promise<Load> {
  const { csrfToken } = (await (await fetch(`${api}/csrf/`)).json()) as { csrfToken: string }
  const forgery = { cookie: `csrftoken=${csrfToken}`, 'x-csrftoken': csrfToken }
  const token = { access: '', refresh: '' }
  const post = (path: string, body: object, method = 'POST') =>
    fetch(`${api}${path}`, {
      method,
      headers: {
        ...forgery,
        ...somebody(),
        'content-type': 'application/json',
        authorization: `Bearer ${token.access}`,
      },
      body: JSON.stringify(body),
    })
  const get = (path: string) =>
    fetch(`${api}${path}`, { headers: { ...somebody(), authorization: `Bearer ${token.access}` } })
  const asJson = async <T>(reply: Response): Promise<T> => {
    if (!reply.ok) throw new Error(`${reply.url} → ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as T
  }

  const person = { name: 'Alex Beispiel', company_name: 'Musterwerk', password: 'a long enough phrase' }
  const account = { ...person, email: `person-${crypto.randomUUID()}@example.org` }
  Object.assign(token, await asJson<typeof token>(await post('/register/', account)))
  const { sid } = await asJson<Survey>(
    await post('/stakeholder-surveys/', {
      title: 'A survey',
      description: 'How are things?',
      target_stakeholders: ['Suppliers'],
      questions: [{ text: 'First?' }],
      status: 'active',
    }),
  )

  const acknowledged = {
    uploads: new Set<string>(),
    removals: new Set<string>(),
    answers: new Set<string>(),
    decisions: 0,
  }
  const counted = Object.fromEntries(
    kinds.map((kind) => [kind, { good: 0, later: 0, silent: 0, cut: 0, wrong: new Map(), lastGood: 0 }]),
  ) as Record<Kind, Counted>
  let isOver = false

  const upload = (n: number) => {
    const { name, content } = fileOf(n)
    const form = new FormData()
    form.set('document_type', 'Other')
    form.set('purpose', 'other')
    form.set('file', new Blob([new Uint8Array(content)]), name)
    const headers = { ...forgery, ...somebody(), authorization: `Bearer ${token.access}` }
    return fetch(`${api}/documents/upload/`, { method: 'POST', headers, body: form })
  }
  const calls: Record<Kind, (n: number) => Promise<Response>> = {
    uploads: upload,
    answers: (n) =>
      post(`/stakeholder-survey/${sid}/respond/`, {
        name: 'Somebody',
        email: 'somebody@example.org',
        company: 'Somewhere',
        respondent_type: 'Supplier',
        responses: { 0: { answer: `answer ${n}` } },
        idempotency_key: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      }),
    decisions: (n) => post(`/csrd/datapoints/${key}/`, { value: String(n), notes: `decision ${n}` }, 'PUT'),
    exports: (n) => get(n % 2 === 0 ? '/csrd/datapoints/export/?format=csv' : '/documents/export/?format=xlsx'),
    refreshes: () => post('/token/refresh/', { refresh: token.refresh }),
  }
  const keep: Record<Kind, (n: number, body: ArrayBuffer) => unknown> = {
    uploads: async (n, body) => {
      const { name } = fileOf(n)
      if (!isRemoved(n)) return acknowledged.uploads.add(name)
      const { document } = JSON.parse(Buffer.from(body).toString()) as { document: Document }
      const reply = await post(`/documents/${document.id}/`, {}, 'DELETE').catch(() => null)
      return reply?.ok && acknowledged.removals.add(name)
    },
    answers: (n) => void acknowledged.answers.add(`answer ${n}`),
    decisions: (n) => {
      acknowledged.decisions = n
    },
    exports: () => {},
    refreshes: (_, body) => void Object.assign(token, JSON.parse(Buffer.from(body).toString())),
  }

  /** One call; whether it was acknowledged. */
  async function once(kind: Kind, n: number): Promise<boolean> {
    const tally = counted[kind]
    const reply = await calls[kind](n).catch(() => null)
    const body = await reply?.arrayBuffer().catch(() => null)
    if (!reply || !body) {
      tally[reply ? 'cut' : 'silent'] += 1
      return false
    }
    if (reply.ok) {
      tally.good += 1
      tally.lastGood = Date.now()
      await keep[kind](n, body)
      return true
    }
    if (reply.status === 503 && reply.headers.has('retry-after')) tally.later += 1
    else {
      const said = `${reply.status} ${Buffer.from(body).toString().slice(0, 80)}`
      tally.wrong.set(said, (tally.wrong.get(said) ?? 0) + 1)
    }
    return false
  }
  async function repeat(kind: Kind, lane: number): Promise<void> {
    for (let n = lane; !isOver; n += lanes[kind]) {
      // What nobody acknowledged is sent again, as people and the web app do; at the end only for a while.
      for (let tries = 0; !(await once(kind, n)); tries += 1) {
        if (isOver && tries > 400) return
        await wait(again)
      }
      await wait(pauses[kind])
    }
  }
  const loops = kinds.flatMap((kind) => Array.from({ length: lanes[kind] }, (_, lane) => repeat(kind, lane + 1)))

  async function documents(): Promise<Document[]> {
    const all: Document[] = []
    for (let page = 1; ; page += 1) {
      const part = await asJson<{ results: Document[]; next: string | null }>(
        await get(`/documents/?page_size=200&page=${page}`),
      )
      for (const one of part.results) all.push(one)
      if (!part.next) return all
    }
  }

  return {
    counted,
    backSince: async (moment, patience) => {
      for (const deadline = moment + patience; Date.now() < deadline; await wait(5))
        if (kinds.every((kind) => counted[kind].lastGood > moment)) break
      const isBack = kinds.every((kind) => counted[kind].lastGood > moment)
      return isBack ? Date.now() - moment : Number.POSITIVE_INFINITY
    },
    stop: async () => {
      isOver = true
      await Promise.all(loops)
    },
    lost: async () => {
      Object.assign(token, await asJson<typeof token>(await post('/token/refresh/', { refresh: token.refresh })))
      const there = new Set((await documents()).map(({ title }) => title))
      const responses = await everyPage<SurveyResponse>(`/stakeholder-survey/${sid}/responses/`, get)
      const marks = responses.map(({ responses }) => responses[0]?.answer ?? '')
      const { value, notes } = await asJson<Datapoint>(await get(`/csrd/datapoints/${key}/`))
      return [
        ...[...acknowledged.uploads].filter((name) => !there.has(name)).map((name) => `the upload ${name}`),
        ...[...acknowledged.removals].filter((name) => there.has(name)).map((name) => `the removal of ${name}`),
        ...[...acknowledged.answers].filter((mark) => !marks.includes(mark)),
        ...(new Set(marks).size < marks.length
          ? [`${marks.length - new Set(marks).size} answers are there twice`]
          : []),
        ...(notes === `decision ${acknowledged.decisions}`
          ? []
          : [`decision ${acknowledged.decisions}: ${value} ${notes}`]),
      ]
    },
    unread: async (patience) => {
      const texts = async () => (await documents()).filter(({ title }) => title.endsWith('.txt'))
      const waiting = async () =>
        (await documents()).filter(({ stage }) => stage !== 'processed' && stage !== 'failed').length
      // RetryPolicy with each document, not with the queue.
      let [left, since] = [await waiting(), Date.now()]
      for (; left > 0 && Date.now() - since < patience; await wait(500)) {
        const now = await waiting()
        if (now < left) since = Date.now()
        left = Math.min(left, now)
      }
      return (await texts())
        .filter(({ stage }) => stage !== 'processed')
        .map(({ title, stage, processingError }) => `${title} ${stage} ${processingError ?? ''}`)
    },
  }
}
