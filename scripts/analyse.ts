import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Analysis, analyse, type Candidate, type ReadDocument, read } from '../packages/engine/src/index.ts'

const given = process.argv.slice(2)
const at = given.indexOf('--engine')
const [, engine = 'a'] = at < 0 ? [] : given.splice(at, 2)
const asks = given.indexOf('--why')
const [, asked] = asks < 0 ? [] : given.splice(asks, 2)
const flags = new Set(given.filter((argument) => argument.startsWith('--')))
const files = given.filter((argument) => !argument.startsWith('--'))

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const key = (finding: Candidate): string =>
  finding.dimension ? `${finding.datapoint}#${finding.dimension}` : finding.datapoint
const where = (finding: Candidate): string => finding.place.sheet ?? String(finding.place.page)
const listed = (analysis: Analysis): Candidate[] =>
  analysis.findings.filter((finding) => finding.role === 'actual' || finding.role === 'target')

function csvRow(name: string, finding: Candidate): string {
  const { text, unit } = finding.value
  return [name, key(finding), text, unit ?? '', finding.year ?? '', where(finding), finding.tier, finding.excerpt]
    .map((cell) => quoted(String(cell)))
    .join(',')
}

/** What was read: pages, tables, words, and what is to be said about it; with --text every page. */
function told({ pages, wordCount, format, notes, media }: ReadDocument): string[] {
  const tables = pages.reduce((sum, page) => sum + page.tables.length, 0)
  const lines = [`  ${format}: ${pages.length} × ${pages[0]?.kind}, ${tables} tables, ${wordCount} words`]
  for (const note of notes) lines.push(`  ${JSON.stringify(note)}`)
  if (media) lines.push(`  ${JSON.stringify(media)}`)
  if (flags.has('--text'))
    for (const page of pages) {
      const sure = page.ocr ? `, recognised at ${Math.round(page.ocr.confidence * 100)} %` : ''
      lines.push(`  --- ${page.kind} ${page.number} ${page.name ?? ''}${sure}`, page.text.replaceAll(/^/gm, '    '))
    }
  return lines
}

function describe(name: string, document: ReadDocument, analysis: Analysis): string {
  const lines = [
    `${name}: ${listed(analysis).length} values, financial year ${analysis.reportingYear ?? 'unknown'}, language ${analysis.language}`,
    ...told(document),
  ]
  const listOf = (finding: Candidate): void => {
    const { text, unit, conversion } = finding.value
    const value = text.length > 60 ? '' : `${text}${unit && unit !== 'count' ? ` ${unit}` : ''}`
    lines.push(
      `  ${key(finding).padEnd(24)} ${value.padEnd(24)} ${finding.year ?? '----'}  ${(finding.reason.gates?.join('+') ?? finding.tier).padEnd(6)} p. ${where(finding)}${conversion ? `  (${conversion})` : ''}`,
    )
    lines.push(`      “${finding.excerpt.replaceAll(/\s+/g, ' ').slice(0, 240)}”`)
  }
  listed(analysis).forEach(listOf)
  if (analysis.leads.length) lines.push(`  ${analysis.leads.length} leads, which are no values:`)
  analysis.leads.forEach(listOf)
  for (const omission of analysis.omissions)
    lines.push(
      `  ${omission.subject} ${omission.kind.replace('_', ' ')}, p. ${omission.place.page}: “${omission.excerpt.replaceAll(/\s+/g, ' ').slice(0, 160)}”`,
    )
  return lines.join('\n')
}

if (!files.length || !['a', 'b'].includes(engine) || (asks >= 0 && !asked)) {
  console.error('usage: npm run analyse -- <files> [--text|--json|--csv] [--engine b]')
  console.error('       npm run analyse -- --why <datapoint> <files>')
  process.exit(2)
}
// Loaded when asked for: the analysis needs neither settings nor network, and seldom has to give reasons.
const reasons = asked ? await import('../packages/engine/learn/why.ts') : null
if (reasons && asked && !reasons.isDatapoint(asked)) {
  console.error(`No datapoint is called ${asked}; identifiers look like E1-5_01.`)
  process.exit(2)
}
const work = engine === 'b' ? (await import('./engine-b.ts')).openEngineB() : analyse
if (flags.has('--csv')) console.log('doc,datapoint_id,value,unit,year,page,tier,excerpt')
const results: { file: string; analysis: Analysis }[] = []
let failed = 0
for (const file of files) {
  const name = basename(file)
  const result = await readFile(file).then(
    (bytes) => read(new Uint8Array(bytes), name),
    (error: Error) => ({ ok: false as const, reason: 'not found', detail: error.message }),
  )
  if (!result.ok) {
    failed += 1
    console.error(`${name}: could not be read (${result.reason}: ${result.detail})`)
    continue
  }
  if (reasons && asked) {
    console.log(reasons.why(result.document, asked).join('\n'))
    continue
  }
  const analysis = await work(result.document)
  if (flags.has('--csv')) for (const finding of listed(analysis)) console.log(csvRow(name, finding))
  else if (flags.has('--json')) results.push({ file: name, analysis })
  else console.log(describe(name, result.document, analysis))
}
if (flags.has('--json')) console.log(JSON.stringify(results, null, 2))
if (failed === files.length) process.exitCode = 1
