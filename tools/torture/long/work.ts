import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '../../../e2e/client.ts'
import type { Mailbox } from '../../../e2e/mailbox.ts'
import { root } from '../../../scripts/processes.ts'
import { hostileFiles } from '../../hostile/index.ts'
import type { Books, Firm, Ledger } from './ledger.ts'
import { Person, Refused, type Tally } from './person.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

/** What a person needs for work. */
export interface Workplace {
  api: string
  web: string
  firm: Firm
  ledger: Ledger
  mailbox: Mailbox
  tally: Tally
  isOver: () => boolean
  /** Keys of datapoints that take a number, the same for every company. */
  numbers: string[]
}

/** Somebody at their workplace; `place` is their number in the company. */
export interface Worker extends Workplace {
  person: Person
  place: number
  books: Books
}

type Activity = (worker: Worker) => Promise<void>

const mostDocuments = 25
/** The first numbers are decided by people, the others are asked for. */
const mostDecided = 120
const mostResponses = 150
const mostFiles = 12
const filePatience = 120
const mailPatience = 300_000
let count = 0
/** A number that no other run and no other person has. */
const next = (): string => `${Date.now().toString(36)}-${(count++).toString(36)}`
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const fileOf = (content: Uint8Array, name: string): File => new File([new Uint8Array(content)], name)

const goodFiles = fs
  .readdirSync(path.join(root, 'demo'))
  .filter((name) => /\.(pdf|docx|xlsx)$/.test(name))
  .map((name) => path.join(root, 'demo', name))

/** Half of the good files are short texts, the others documents of the demo company with bytes at their end that nobody reads. */
function aGoodFile(): { name: string; content: Uint8Array } {
  const mark = next()
  if (Math.random() < 0.5) {
    const text = `Report ${mark}\n\nIn 2025 we employed ${100 + (count % 900)} people and used ${count % 5000} MWh of energy.\n`
    return { name: `note-${mark}.txt`, content: Buffer.from(text) }
  }
  const file = oneOf(goodFiles.filter((name) => name.endsWith('.pdf')))
  return {
    name: `report-${mark}.pdf`,
    content: Buffer.concat([fs.readFileSync(file), Buffer.from(`\n% ${mark}\n`)]),
  }
}

/** Sends a file until it is acknowledged: the product knows by its bytes that it was there already. */
async function upload(
  { person, firm, ledger, books }: Worker,
  name: string,
  content: Uint8Array,
  good: boolean,
): Promise<void> {
  const line = { kind: 'document', firm: firm.name, mark: name, good } as const
  ledger.write({ ...line, state: 'tried', at: Date.now() })
  try {
    const { document, duplicate } = await person.call(calls.documents.upload, {
      body: { document_type: 'Other', purpose: 'other' },
      file: fileOf(content, name),
    })
    // A document with the same bytes has the newest name, and no other any more.
    const before = duplicate && [...books.documents].find(([mark, { id }]) => id === document.id && mark !== name)?.[0]
    if (before) ledger.write({ ...line, mark: before, state: 'gone', at: Date.now() })
    ledger.write({ ...line, state: 'done', id: document.id, at: Date.now() })
  } catch (error) {
    if (!(error instanceof Refused) || good) throw error
    ledger.write({ ...line, state: 'gone', at: Date.now() })
  }
}

const uploadGood: Activity = async (worker) => {
  const { name, content } = aGoodFile()
  await upload(worker, name, content, true)
}

let isHostileUnderWay = false
const uploadHostile: Activity = async (worker) => {
  if (isHostileUnderWay) return
  isHostileUnderWay = true
  try {
    const { name, make } = oneOf(hostileFiles.filter(({ name }) => typeof name === 'string'))
    const extension = path.extname(name as string)
    const content = Buffer.concat([await make()])
    // A name of our own, so that it is found again; the set's own names are for `torture -- files`.
    await upload(worker, `hostile-${next()}${extension}`, content, false)
  } finally {
    isHostileUnderWay = false
  }
}

const removeOld: Activity = async (worker) => {
  const old = [...worker.books.documents].filter(([, { state }]) => state === 'done')
  if (old.length <= mostDocuments) return
  const [title, { good }] = old.toSorted((a, b) => a[1].at - b[1].at)[0]!
  if (good) return remove(worker, title)
  // A hostile file that is sent once more meanwhile would give its document another name.
  if (isHostileUnderWay) return
  isHostileUnderWay = true
  try {
    await remove(worker, title)
  } finally {
    isHostileUnderWay = false
  }
}

async function remove({ person, firm, ledger }: Worker, title: string): Promise<void> {
  const line = { kind: 'document', firm: firm.name, mark: title, at: Date.now() } as const
  ledger.write({ ...line, state: 'leaving' })
  const { results } = await person.call(calls.documents.list, { query: { page_size: 50, search: title } })
  const found = results.find((one) => one.title === title)
  try {
    if (found) await person.call(calls.documents.remove, { params: { id: found.id } })
  } catch (error) {
    // Sent twice because the first answer was lost: it is gone.
    if (!(error instanceof Refused) || error.status !== 404) throw error
  }
  ledger.write({ ...line, state: 'gone' })
}

/** Every person decides on datapoints of their own, so that the last acknowledged value is what has to be there. */
const decide: Activity = async ({ person, firm, ledger, numbers, place }) => {
  const own = numbers.slice(0, mostDecided).filter((_, index) => index % 4 === place)
  const [key, value] = [oneOf(own), String(1 + Math.floor(Math.random() * 99_999))]
  const line = { kind: 'decision', firm: firm.name, mark: key, value } as const
  ledger.write({ ...line, state: 'tried' })
  await person.call(calls.csrd.updateDatapoint, { params: { key }, body: { value, notes: `as of ${next()}` } })
  ledger.write({ ...line, state: 'done' })
}

const look: Activity = async ({ person }) => {
  const { total_pages } = await person.call(calls.csrd.listDatapoints, { query: { page_size: 50 } })
  const page = 1 + Math.floor(Math.random() * Math.max(1, total_pages))
  await person.call(calls.csrd.listDatapoints, { query: { page, page_size: 50, with_values: 'true' } })
  await person.call(calls.csrd.progress, {})
  await person.call(calls.csrd.stats, {})
  await person.call(calls.documents.summary, {})
  await person.call(calls.report.outline, {})
}

const accept: Activity = async ({ person, numbers }) => {
  const query = { state: 'to_check', page_size: 20 } as const
  const { data } = await person.call(calls.csrd.listDatapoints, { query })
  const decided = new Set(numbers.slice(0, mostDecided))
  const chosen = data.datapoints.filter(({ key, value }) => value !== null && !decided.has(key)).slice(0, 5)
  if (chosen.length === 0) return
  const datapoints = chosen.map(({ key, value }) => ({ key, value: value! }))
  await person.call(calls.review.acceptMany, { body: { datapoints } })
}

const respond: Activity = async (worker) => {
  const { api, books, firm, ledger, tally, isOver } = worker
  const survey = [...books.responses].find(([, all]) => all.size < mostResponses)?.[0]
  if (!survey) return createSurvey(worker)
  const outsider = new Person(api, 'nobody', tally, isOver)
  const mark = `answer ${next()}`
  const body = {
    name: 'Somebody',
    email: 'somebody@example.org',
    company: 'Somewhere',
    respondent_type: 'Supplier' as const,
    responses: { 0: { answer: mark } },
    idempotency_key: crypto.randomUUID(),
  }
  const line = { kind: 'response', firm: firm.name, survey, mark } as const
  ledger.write({ ...line, state: 'tried' })
  const params = { sid: survey }
  await outsider.call(calls.surveys.respond, { params, body })
  ledger.write({ ...line, state: 'done' })
  if (Math.random() < 0.3) await outsider.call(calls.surveys.respond, { params, body })
}

let surveysUnderWay = 0
async function createSurvey({ person, firm, ledger }: Worker): Promise<void> {
  if (surveysUnderWay > 0) return
  surveysUnderWay += 1
  try {
    const body = {
      title: `Survey ${next()}`,
      description: 'How are things?',
      target_stakeholders: ['Suppliers'],
      questions: [{ text: 'First?' }],
      status: 'active' as const,
    }
    const { sid } = await person.call(calls.surveys.create, { body })
    ledger.write({ kind: 'survey', firm: firm.name, mark: sid })
  } finally {
    surveysUnderWay -= 1
  }
}

/** Somebody without an account is asked by mail, answers by the link, and sends twice. */
const request: Activity = async ({ api, web, person, firm, ledger, mailbox, numbers, tally, isOver }) => {
  const email = `guest-${next()}@plant.example`
  const asked = numbers.slice(mostDecided)
  const keys = [oneOf(asked.filter((_, index) => index % 2 === 0)), oneOf(asked.filter((_, index) => index % 2 === 1))]
  const due = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const body = { people: [{ email, name: 'Paul Werk' }], datapoints: keys, due }
  const { requests } = await person.call(calls.requests.ask, { body }, false)
  const { id } = requests[0]!
  const late = wait(mailPatience).then(() => {
    throw new Error('A mail has not come after five minutes.')
  })
  const link = await Promise.race([mailbox.link(email, `${web}/answer`), late])
  const guest = new Person(api, email, tally, isOver)
  await guest.open(new URL(link).hash.slice(1))
  const answers = keys.map((key) => ({ key, value: String(1 + Math.floor(Math.random() * 9999)) }))
  const line = { kind: 'request', firm: firm.name, mark: id } as const
  const values = Object.fromEntries(answers.map(({ key, value }) => [key, value]))
  ledger.write({ ...line, state: 'tried', values })
  const sent = { answers, idempotency_key: crypto.randomUUID() }
  await guest.call(calls.answer.send, { body: sent })
  ledger.write({ ...line, state: 'done', values })
  await guest.call(calls.answer.send, { body: sent })
}

const exportAll: Activity = async ({ person, firm, place }) => {
  const format = oneOf(['csv', 'xlsx'] as const)
  const bytes = await person.bytes(calls.exchange.exportDatapoints, { query: { format } })
  if (bytes.length < 100) throw new Error(`An export of ${bytes.length} bytes.`)
  if (firm.people[place]!.role !== 'company_admin' || Math.random() > 0.3) return
  await person.bytes(calls.privacy.exportCompany, {})
}

/** A version is issued, its file made and fetched; what was fetched once has the same bytes ever after. */
const report: Activity = async ({ person, firm, ledger, books }) => {
  if (books.files.size >= mostFiles && Math.random() < 0.9) return
  await person.call(calls.report.confirm, { body: { reason: 'Known.', left_out: leftOut } }).catch((error) => {
    if (!(error instanceof Refused) || error.status !== 409) throw error
  })
  // Whatever a colleague decides between the two calls takes the confirmation back.
  const issued = await person.call(calls.report.issue, { body: { note: next() } }, false).catch((error) => {
    if (error instanceof Refused && error.status === 409) return null
    throw error
  })
  if (!issued) return
  const { number } = issued
  const body = { version: number, format: oneOf(['pdf', 'xbrl-json', 'ixbrl'] as const), language: 'en' as const }
  const { id } = await person.call(calls.report.makeFile, { body })
  for (let tries = 0; tries < filePatience; tries += 1) {
    const file = (await person.call(calls.report.files, {})).files.find((one) => one.id === id)
    if (file?.state === 'done') break
    if (!file || file.state === 'failed') throw new Error(`The file of version ${number} is ${file?.state}.`)
    await wait(1000)
  }
  const bytes = await person.bytes(calls.report.file, { params: { id } })
  ledger.write({ kind: 'file', firm: firm.name, mark: id, hash: sha256(bytes) })
}

const trail: Activity = async ({ person }) => {
  await person.call(calls.trail.list, { query: {} })
}

/** Activities by role, with how often each is chosen beside the others. */
const chances: Record<Firm['people'][number]['role'], [number, Activity][]> = {
  company_admin: [
    [20, decide],
    [10, look],
    [6, uploadGood],
    [4, uploadHostile],
    [8, removeOld],
    [6, accept],
    [15, respond],
    [3, exportAll],
    [2, report],
    [2, trail],
  ],
  company_member: [
    [30, decide],
    [15, look],
    [6, uploadGood],
    [3, uploadHostile],
    [8, removeOld],
    [8, accept],
    [15, respond],
    [4, request],
    [3, exportAll],
  ],
  reader: [
    [30, look],
    [10, exportAll],
  ],
}

/** Something that somebody in this role does, chosen by chance. */
export function chooseActivity(role: Firm['people'][number]['role']): Activity {
  const all = chances[role]
  let left = Math.random() * all.reduce((sum, [chance]) => sum + chance, 0)
  for (const [chance, activity] of all) {
    left -= chance
    if (left <= 0) return activity
  }
  return all[0]![1]
}
