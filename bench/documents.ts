import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { Client, calls } from '../e2e/client.ts'
import { root } from '../scripts/processes.ts'
import { watch, watchedLines, weigh } from '../tools/torture/watch.ts'
import { runPart } from './parts.ts'
import { desk, named, password, signIn, withBrowser, withProduct } from './set-up.ts'

// How long people wait for their documents, through the built product.

/** Milliseconds in which the process that waits for the next document has practised; documents seldom come on top of each other. */
const calm = 8000

/**
 * From "upload acknowledged" to "values listed", and how quickly the product answers meanwhile and how much memory it takes. Files are
 * named on the command line; without any, the demo company's are taken.
 */
async function endToEnd(words: readonly string[]): Promise<void> {
  const demo = path.join(root, 'demo')
  const own = fs.readdirSync(demo).filter((name) => /\.(pdf|docx|xlsx)$/.test(name))
  const files = words.length > 0 ? words.map(named) : own.map((name) => path.join(demo, name))
  const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined
  const popplerTime = (file: string): number | null => {
    if (!hasPoppler || !file.endsWith('.pdf')) return null
    const before = performance.now()
    spawnSync('pdftotext', ['-layout', file, '-'], { maxBuffer: 500_000_000 })
    return performance.now() - before
  }
  await withProduct(async (app) => {
    const client = await Client.register(app.api)
    console.log('file                                             pages  to processed  to values listed  × pdftotext')
    for (const file of files) {
      await wait(calm)
      await client.upload(file)
      const acknowledged = performance.now()
      const documents = await client.processed(300)
      const processed = performance.now() - acknowledged
      await client.datapoints()
      const listed = performance.now() - acknowledged
      const poppler = popplerTime(file)
      const pages =
        documents.find(({ title }) => path.basename(file).startsWith(title.replace(/\.\w+$/, '')))?.pageCount ?? 0
      const ratio = poppler === null ? '–' : (processed / poppler).toFixed(1)
      console.log(
        `${path.basename(file).slice(0, 48).padEnd(48)} ${String(pages).padStart(5)} ${`${(processed / 1000).toFixed(2)} s`.padStart(13)} ${`${(listed / 1000).toFixed(2)} s`.padStart(17)} ${ratio.padStart(12)}`,
      )
    }
    // While files are read, `/version/` has to stay quick: reading happens in another process.
    const busy = await Client.register(app.api)
    for (const file of files) await busy.upload(file)
    const watching = watch(app.api, app.process.pid!)
    await busy.processed(300)
    console.log(`\n${watchedLines(await watching.stop()).join('\n')}`)
  })
}

const scans = 21
const pagesOfScan = 16
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

type Write = (name: string, content: string | Uint8Array) => string

async function thirtyAtOnce(api: string, write: Write): Promise<void> {
  const client = await Client.register(api)
  const notes = Array.from({ length: 30 }, (_, index) => {
    const figures = `In 2025 we used ${(index + 1) * 111} MWh of energy. We have ${index + 21} employees.`
    return write(`note-${index + 1}.txt`, `Note ${index + 1} on our sites\n\n${figures}\n`)
  })
  console.log(`thirty small text files at once, all read             ${await allRead(client, notes, 300)}`)
}

async function besideLongOnes(api: string, write: Write, scan: Uint8Array): Promise<void> {
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

/**
 * When others' documents are in front: thirty small files at once, a small file of one company while another's queue is full of long
 * ones, and what memory that takes.
 */
async function queue(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'queue-'))
  const write: Write = (name, content) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, content)
    return file
  }
  try {
    const scan = await aScan()
    await withProduct(async ({ api, process: { pid } }) => {
      const watched = async (work: () => Promise<void>) => {
        const watching = watch(api, pid!)
        await work()
        for (const line of watchedLines(await watching.stop())) console.log(`  ${line}`)
      }
      await wait(calm)
      console.log(`memory, nothing to read                              ${megabytes(pid!)}`)
      await watched(() => thirtyAtOnce(api, write))
      await wait(calm)
      console.log(`memory, nothing to read any more                     ${megabytes(pid!)}`)
      await watched(() => besideLongOnes(api, write, scan))
    })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** A file that is named, or 300 pages of text. */
async function longFile(given: string | undefined): Promise<File> {
  if (given) return new File([fs.readFileSync(named(given))], path.basename(given))
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= 300; number += 1) {
    const page = pdf.addPage([595, 842])
    for (let line = 0; line < 45; line += 1)
      page.drawText(`Page ${number}, line ${line + 1}: emissions of the year were ${number * 37 + line} tonnes.`, {
        x: 50,
        y: 780 - 16 * line,
        size: 11,
        font,
      })
  }
  return new File([(await pdf.save()) as Uint8Array<ArrayBuffer>], 'long.pdf')
}

/** How long a person waits for the first page of a long PDF in a real browser, and what the page's memory is at the end of the file. */
async function viewer([given]: readonly string[]): Promise<void> {
  const rounds = 5
  const file = await longFile(given)
  await withProduct(async (app) => {
    const email = 'reader@example.org'
    const client = new Client(app.api)
    const body = { email, password, name: 'Alex Beispiel', company_name: 'Musterwerk' }
    client.access = (await client.call(calls.session.register, { body })).access ?? ''
    const { document } = await client.call(calls.documents.upload, {
      body: { document_type: 'Other', purpose: 'other' },
      file,
    } as never)
    await client.processed(300)
    await withBrowser(async (browser) => {
      const page = await browser.newPage(desk)
      await signIn(page, app.web, email)
      const drawn = page.locator('[data-page] canvas')
      const { title } = document
      const name = page
        .getByRole('button', { name: title })
        .or(page.getByRole('link', { name: title }))
        .first()
      const waits: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        await page.goto(`${app.web}/documents`)
        await name.waitFor()
        const started = performance.now()
        await name.click()
        await drawn.first().waitFor()
        waits.push(Math.round(performance.now() - started))
      }
      const used = () =>
        page.evaluate(() => {
          const { usedJSHeapSize } = (performance as unknown as { memory: { usedJSHeapSize: number } }).memory
          return Math.round(usedJSHeapSize / 1_048_576)
        })
      const before = await used()
      await page.keyboard.press('End')
      await drawn.last().waitFor()
      const size = document.sizeFormatted ?? `${file.size} bytes`
      console.log(`first page of ${file.name} (${size}): ${waits.join(', ')} ms`)
      console.log(`memory of the page's scripts: ${before} MB at the start, ${await used()} MB after the last page`)
    })
  })
}

await runPart({ 'end-to-end': endToEnd, queue, viewer })
process.exit()
