// Uploads a document with an API token, waits until it is analysed, and prints the values found in it with their proofs.
//
//   ESRS_TOKEN=esrs_… node docs/examples/upload-and-read.mjs http://localhost:8900 report.pdf
//
// The token is made on the profile and needs the scopes documents:write and values:read. No package is needed but Node 22.
import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const [api, file] = process.argv.slice(2)
const token = process.env.ESRS_TOKEN
if (!api || !file || !token) {
  process.stderr.write('Usage: ESRS_TOKEN=esrs_… node upload-and-read.mjs <address of the API> <file>\n')
  process.exit(2)
}

const say = (line) => process.stdout.write(`${line}\n`)

/** Sends a request, waiting where the server asks for it; a failure ends with its sentence. */
async function ask(address, init = {}) {
  for (;;) {
    const response = await fetch(new URL(address, api), { ...init, headers: { authorization: `Bearer ${token}` } })
    const pause = Number(response.headers.get('retry-after'))
    if ((response.status === 429 || response.status === 503) && pause > 0 && pause <= 60) {
      await wait(pause * 1000)
      continue
    }
    const reply = await response.json()
    if (!response.ok) throw new Error(`${reply.code}: ${reply.error}`)
    return reply
  }
}

async function upload() {
  const form = new FormData()
  form.append('file', await openAsBlob(file), path.basename(file))
  const { document, message } = await ask('/documents/upload/', { method: 'POST', body: form })
  say(message ?? `Uploaded ${document.title}`)
  return document.id
}

async function analysed(id) {
  for (;;) {
    const document = await ask(`/documents/${id}/`)
    if (document.stage === 'failed') throw new Error(document.processingError)
    if (document.stage === 'processed') return document
    await wait(1000)
  }
}

/** Every datapoint that has a value, page by page. */
async function* values() {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const reply = await ask(`/csrd/datapoints/?with_values=true&page_size=50&page=${page}`)
    last = reply.total_pages
    yield* reply.data.datapoints
  }
}

const inUnit = ({ value, unit }) => `${value}${unit ? ` ${unit}` : ''}`

try {
  const id = await upload()
  const { title } = await analysed(id)
  let found = 0
  for await (const { key, name, value, unit, evidence } of values()) {
    const proof = evidence.find((one) => one.document_id === id)
    if (!proof) continue
    found += 1
    say(`\n${key}  ${name}`)
    say(`  ${inUnit(proof)}${proof.value === value ? '' : `; the company’s value is ${inUnit({ value, unit })}`}`)
    say(`  ${proof.filename}, page ${proof.page}: “${proof.excerpt}”`)
  }
  say(`\n${found} values of ${title}`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
