import { createHash } from 'node:crypto'
import { calls } from '../../../e2e/client.ts'
import type { Document } from '../../../packages/contract/src/documents.ts'
import type { Books, KnownDocument, Ledger } from './ledger.ts'
import type { Person } from './person.ts'

/** A document has to have reached its end this long after it was acknowledged. */
const mostMinutes = 20

/** Compares what the product holds of every company with what clients were told; nobody works meanwhile. One line for each thing wrong. */
export async function verify(ledger: Ledger, administrators: Map<string, Person>): Promise<string[]> {
  const problems: string[] = []
  for (const { name } of ledger.firms) {
    const [person, books] = [administrators.get(name)!, ledger.books(name)]
    const found = [
      ...(await documents(person, books)),
      ...(await decisions(person, books)),
      ...(await responses(person, books)),
      ...(await requests(person, books)),
      ...(await files(person, books)),
    ]
    const { faults } = await person.call(calls.trail.check, {})
    for (const { number, what } of faults.slice(0, 5)) found.push(`row ${number} of the trail is ${what}`)
    for (const line of found) problems.push(`${name}: ${line}`)
  }
  return problems
}

/** Marks that are lost or doubled, by how often each is there. */
function lostOrDoubled(
  sent: Iterable<readonly [mark: string, acknowledged: boolean]>,
  times: Map<string, number>,
): string[] {
  const found: string[] = []
  for (const [mark, acknowledged] of sent) {
    const count = times.get(mark) ?? 0
    if (count > 1) found.push(`${mark} is there ${count} times`)
    if (count === 0 && acknowledged) found.push(`${mark} is lost`)
  }
  return found
}

function counted(marks: string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const mark of marks) times.set(mark, (times.get(mark) ?? 0) + 1)
  return times
}

async function documents(person: Person, books: Books): Promise<string[]> {
  const all: Document[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await person.call(calls.documents.list, { query: { page, page_size: 200 } })
    for (const one of results) all.push(one)
    if (!next) break
  }
  const sent = [...books.documents].map(([title, { state }]) => [title, state === 'done'] as const)
  return [
    ...all.flatMap((one) => endOf(one, books.documents.get(one.title))),
    ...lostOrDoubled(sent, counted(all.map(({ title }) => title))),
  ]
}

/** What is wrong with the state of a document that is there. */
function endOf({ title, stage, processingError }: Document, known: KnownDocument | undefined): string[] {
  if (!known) return [`the document ${title} was removed or is of somebody else, and is there`]
  if (stage === 'processed') return []
  if (stage !== 'failed')
    return Date.now() - known.at > mostMinutes * 60_000 ? [`${title} is ${stage} after ${mostMinutes} minutes`] : []
  if (known.good) return [`${title} failed: ${processingError}`]
  return processingError ? [] : [`${title} failed without a word`]
}

async function decisions(person: Person, books: Books): Promise<string[]> {
  const found: string[] = []
  const values = new Map<string, string | null>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page, page_size: 50, with_values: 'true' } as const
    const { data, total_pages } = await person.call(calls.csrd.listDatapoints, { query })
    pages = total_pages
    for (const { key, value, written } of data.datapoints) values.set(key, written ?? value)
  }
  for (const [key, { done, tried }] of books.decisions) {
    const kept = values.get(key) ?? null
    if (kept !== done && kept !== tried) found.push(`${key} is ${kept}, acknowledged was ${done}`)
  }
  return found
}

async function responses(person: Person, books: Books): Promise<string[]> {
  const found: string[] = []
  for (const [sid, sent] of books.responses) {
    const marks = await marksOf(person, sid)
    const acknowledged = [...sent].map(([mark, state]) => [mark, state === 'done'] as const)
    for (const one of lostOrDoubled(acknowledged, counted(marks))) found.push(one)
    for (const one of marks.filter((mark) => !sent.has(mark)).map((mark) => `${mark} was never sent to ${sid}`))
      found.push(one)
  }
  return found
}

async function marksOf(person: Person, sid: string): Promise<string[]> {
  const marks: string[] = []
  for (let page = 1; ; page += 1) {
    const all = await person.call(calls.surveys.responses, { params: { sid }, query: { page, page_size: 100 } })
    for (const one of all.map(({ responses }) => Object.values(responses)[0]?.answer ?? '')) marks.push(one)
    if (all.length < 100) return marks
  }
}

async function requests(person: Person, books: Books): Promise<string[]> {
  const found: string[] = []
  // The last ones suffice: earlier ones were looked at before and nobody touches them.
  for (const [id, { state, values }] of [...books.requests].slice(-30)) {
    const { deliveries } = await person.call(calls.requests.get, { params: { id } })
    for (const [key, value] of Object.entries(values)) {
      const count = deliveries.filter((one) => one.key === key && one.written === value).length
      if (count > 1) found.push(`the answer to ${key} of request ${id} is there ${count} times`)
      if (count === 0 && state === 'done') found.push(`the answer to ${key} of request ${id} is lost`)
    }
  }
  return found
}

async function files(person: Person, books: Books): Promise<string[]> {
  const found: string[] = []
  for (const [id, hash] of [...books.files].slice(-12)) {
    const bytes = await person.bytes(calls.report.file, { params: { id } }).catch((error: Error) => error)
    if (bytes instanceof Error) found.push(`the file ${id} of the report cannot be fetched: ${bytes.message}`)
    else if (createHash('sha256').update(bytes).digest('hex') !== hash)
      found.push(`the file ${id} of the report has changed`)
  }
  return found
}
