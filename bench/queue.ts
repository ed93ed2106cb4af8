import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { startProduct } from '../e2e/app.ts'
import { Client } from '../e2e/client.ts'
import { build } from '../scripts/build.ts'
import { root } from '../scripts/processes.ts'
import { watch, watchedLines, weigh } from '../tools/torture/watch.ts'

// How long people wait for their documents when others' are in front, through the built product: thirty small files at once,
// a small file of one company while another's queue is full of long ones, and what memory that takes.

/** Milliseconds in which the process that waits for the next document has practised. */
const calm = 8000
const scans = 21
const pagesOfScan = 16

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'queue-'))
const write = (name: string, content: string | Uint8Array): string => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, content)
  return file
}
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`
const megabytes = (pid: number): string => `${Math.round((weigh(pid) ?? 0) / 1_048_576)} MB`

/** Pages that are pictures of text: to recognise them takes some seconds each, whatever the product. */
async function aScan(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let page = 1; page <= pagesOfScan; page += 1) {
    const canvas = createCanvas(1000, 1414)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#111'
    context.font = '20px DejaVu Sans, sans-serif'
    for (let line = 0; line < 34; line += 1)
      context.fillText(`Page ${page}, line ${line}: nothing is said here about energy, water or people.`, 80, 40 * line)
    const picture = await pdf.embedPng(canvas.toBuffer('image/png'))
    pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
  }
  return pdf.save()
}

const note = (number: number): string =>
  write(
    `note-${number}.txt`,
    `Note ${number} on our sites\n\nIn 2025 we used ${number * 111} MWh of energy. We have ${number + 20} employees.\n`,
  )

/** Uploads files side by side and waits until all are read; says when the last of them was taken from the queue, too. */
async function allRead(client: Client, files: string[], most: number): Promise<string> {
  const started = performance.now()
  await Promise.all(files.map((file) => client.upload(file)))
  let taken: string | null = null
  for (;;) {
    const { results } = await client.documents()
    if (results.every(({ stage }) => stage !== 'queued')) taken ??= seconds(started)
    if (results.every(({ stage }) => stage === 'processed' || stage === 'failed')) break
    if (performance.now() - started > most * 1000) return `more than ${most} s${taken ? `, taken after ${taken}` : ''}`
    await wait(50)
  }
  return `${seconds(started)}, taken after ${taken}`
}

async function thirty(api: string): Promise<void> {
  const client = await Client.register(api)
  const notes = Array.from({ length: 30 }, (_, index) => note(index + 1))
  console.log(`thirty small text files at once, all read             ${await allRead(client, notes, 300)}`)
}

async function besideLongOnes(api: string, scan: Uint8Array): Promise<void> {
  const [many, few] = [await Client.register(api, 'Many'), await Client.register(api, 'Few')]
  const started = performance.now()
  for (let number = 1; number <= scans; number += 1)
    await many.upload(write(`scan-${number}.pdf`, Buffer.concat([scan, Buffer.from(`%${number}\n`)])))
  while ((await many.documents()).results.every(({ stage }) => stage === 'queued')) await wait(100)
  for (const [what, file] of [
    ['38 bytes', write('few.txt', 'In 2025 we had exactly 38 employees.\n')],
    ['38 bytes, again', write('again.txt', 'In 2024 we had exactly 39 employees.\n')],
    ['a report', path.join(root, 'demo', 'sustainability-report-2025.pdf')],
  ] as const) {
    await wait(calm)
    const took = await allRead(few, [file], 120)
    console.log(`another company's file (${`${what})`.padEnd(17)} read             ${took}`)
  }
  const ended = (await many.documents()).results.filter(({ stage }) => stage === 'processed' || stage === 'failed')
  const said = [...new Set(ended.map(({ processingError }) => processingError ?? 'read'))].join(' ')
  console.log(
    `of the ${scans} long ones ended meanwhile                 ${ended.length} in ${seconds(started)} ${said}`,
  )
}

await build()
const scan = await aScan()
const app = await startProduct()
const pid = app.process.pid!
try {
  await wait(calm)
  console.log(`memory, nothing to read                              ${megabytes(pid)}`)
  const first = watch(app.api, pid)
  await thirty(app.api)
  for (const line of watchedLines(await first.stop())) console.log(`  ${line}`)
  await wait(calm)
  console.log(`memory, nothing to read any more                     ${megabytes(pid)}`)
  const second = watch(app.api, pid)
  await besideLongOnes(app.api, scan)
  for (const line of watchedLines(await second.stop())) console.log(`  ${line}`)
} finally {
  await app.stop()
  for (const made of [app.dataDir, folder]) fs.rmSync(made, { recursive: true, force: true })
}
process.exit()
