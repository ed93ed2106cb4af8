import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract, type Language } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { agree } from '../../../testing/fake-model/reading.ts'
import { type FakeModel, startFakeModel } from '../../../testing/fake-model/server.ts'
import { settingsFor } from '../../../testing/fake-model/settings.ts'
import { wordingBehaviours } from '../../../testing/fake-model/wording.ts'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

// Answers to questions of customers and texts of the statement from documents, with recorded replies: no host is asked.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const report = `# Sustainability report 2025

## Suppliers

In 2025 we audited 42 of our suppliers for working conditions on site. We plan to audit every supplier by 2030.
Audits of suppliers are carried out by an independent company that follows a common method of the industry.

## Klimapolitik

Unsere Klimapolitik gilt für alle Standorte und verpflichtet uns, den Ausstoß von Treibhausgasen jedes Jahr zu verringern.
Die Geschäftsleitung hat die Klimapolitik zum Klimaschutz im Jahr 2025 beschlossen und überprüft sie jährlich.
`
const question = 'How many of your suppliers did you audit for working conditions?'

let folder: string
let fake: FakeModel
let app: TestApp
let company: TestCompany
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'from-documents-'))
  fs.mkdirSync(path.join(folder, 'replies'))
  fake = await startFakeModel(wordingBehaviours.good)
  app = await startApp({ workers: true, model: settingsFor(fake, { provider: 'replies', record: folder }) })
  company = await aCompany(app)
  await ended(company, (await aDocument(company, { name: 'report.md', content: report })).id)
  await agree(company, fake)
})
afterAll(async () => {
  await app.stop()
  await fake.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  for (const kind of ['requests', 'replies'])
    for (const name of fs.existsSync(path.join(folder, kind)) ? fs.readdirSync(path.join(folder, kind)) : [])
      fs.rmSync(path.join(folder, kind, name))
})

type Body = Parameters<typeof ask>[0]
const ask = (
  body:
    | { kind: 'answer'; question: string; language: Language }
    | { kind: 'disclosure'; id: string; language: Language },
  { client }: TestCompany = company,
) => client.call(contract.wording.ask, { body })

/** What was asked, as it is written down for somebody to reply to; the model has no reply yet. */
async function written(body: Body): Promise<{ prompt: string; reply: (sentences: object[]) => void }> {
  await expect(ask(body)).rejects.toMatchObject({ status: 409 })
  const [name = ''] = fs.readdirSync(path.join(folder, 'requests'))
  const reply = path.join(folder, 'replies', name.replace(/\.md$/, '.json'))
  return {
    prompt: fs.readFileSync(path.join(folder, 'requests', name), 'utf8'),
    reply: (sentences) => fs.writeFileSync(reply, JSON.stringify({ sentences })),
  }
}
const markOf = (prompt: string, words: string): string =>
  new RegExp(String.raw`^\[(s\d+)\] evidence: .*${words}`, 'm').exec(prompt)?.[1] ?? 'none'

test('a question of a customer is answered by quotes of own documents, each with its place', async () => {
  const body = { kind: 'answer', question, language: 'en' } as const
  const { prompt, reply } = await written(body)
  expect(prompt).toContain(`asked: ${question}`)
  expect(prompt).not.toMatch(/report\.md|Nordlicht|Ada Sommer/)
  const source = markOf(prompt, 'we audited 42')
  const quote = 'In 2025 we audited 42 of our suppliers for working conditions on site.'
  const text = 'In 2025 we audited 42 suppliers for working conditions on site.'
  reply([
    { source, quote, text },
    { source, quote: 'audit every supplier by 2030', text: 'We audit every supplier by 2030.' },
    { source, quote, text: 'In 2025 we audited 420 suppliers for working conditions on site.' },
  ])
  const { proposal, refusal } = await ask(body)
  expect(refusal).toBeNull()
  expect(proposal).toMatchObject({
    text,
    sentences: [{ quote, place: { filename: 'report.md', page: 1 } }],
    notes: [expect.stringContaining('plan'), expect.stringContaining('420')],
  })
  const { rows } = await app.database.db.execute(sql`select * from model_wordings order by id desc limit 1`)
  expect(rows[0]).toMatchObject({ task: 'answer', subject: null, outcome: 'proposed', asked_by: company.user.id })
  expect(fake.received).toEqual([])
})

test('a text of the statement is written in English from a passage in German, or not at all', async () => {
  const body = { kind: 'disclosure', id: 'E1-2.text', language: 'en' } as const
  const { prompt, reply } = await written(body)
  expect(prompt).toMatch(/asked: .*\(E1-2\)/)
  const source = markOf(prompt, 'Unsere Klimapolitik')
  const quote = 'Unsere Klimapolitik gilt für alle Standorte'
  reply([{ source, quote, text: 'Our climate policy applies to all of our sites.' }])
  const { proposal } = await ask(body)
  expect(proposal?.text).toBe('Our climate policy applies to all of our sites.')
  reply([{ source, quote, text: 'Our climate policy does not apply to all of our sites.' }])
  expect(await ask(body)).toMatchObject({ proposal: null, refusal: { reason: 'polarity' } })
  reply([])
  expect(await ask(body)).toMatchObject({ proposal: null, refusal: { reason: 'silent' } })
})

test('nobody is asked where no document comes near, where a text is about nothing, or without agreement', async () => {
  const empty = await aCompany(app)
  await agree(empty, fake)
  await expect(ask({ kind: 'answer', question, language: 'de' }, empty)).rejects.toMatchObject({ status: 409 })
  await expect(ask({ kind: 'disclosure', id: 'no-such-place', language: 'en' })).rejects.toMatchObject({ status: 404 })
  const silent = await aCompany(app)
  await ended(silent, (await aDocument(silent, { name: 'report.md', content: report })).id)
  await expect(ask({ kind: 'answer', question, language: 'en' }, silent)).rejects.toMatchObject({ status: 409 })
  expect(fs.readdirSync(path.join(folder, 'requests'))).toEqual([])
})
