import { zipSync } from 'fflate'
import type { FormatResult, Reading } from './format-reader.ts'
import { TooLarge } from './too-large.ts'
import { mostCells, readWorkbookFile } from './xlsx.ts'
import { Archive } from './zip.ts'

/** Parts of an OpenDocument spreadsheet that are read; pictures, macros and objects are left packed. */
const wanted = /^(?:mimetype|content\.xml|styles\.xml|META-INF\/manifest\.xml)$/

/** Cells or rows that are repeated and hold something: what the parser would make anew each time. */
const repeated =
  /<table:(table-row|table-cell)\s[^<>]{0,2000}?table:number-(?:rows|columns)-repeated="(\d{1,9})"[^<>]{0,2000}(\/?)>/g

/** How often what holds something is written in the file, at most. */
function cellsIn(xml: string): number {
  let count = 0
  for (const match of xml.matchAll(repeated)) {
    const [all, kind, times, empty] = match
    if (empty === '/') continue
    // A row that is repeated to the end of the sheet holds empty cells alone.
    const end = xml.indexOf(`</table:${kind}`, match.index)
    const inside = xml.slice(match.index + all.length, Math.min(end < 0 ? xml.length : end, match.index + 20_000))
    if (/<text:p|office:value/.test(all + inside)) count += Number(times)
    if (count > mostCells) return count
  }
  return count
}

/** Reads an OpenDocument spreadsheet: each visible sheet that holds something is a page, as of a workbook. */
export async function readOds(bytes: Uint8Array, reading: Reading): Promise<FormatResult> {
  const archive = new Archive(bytes)
  const content = archive.part('content.xml')
  if (!content) return { ok: false, reason: 'damaged', detail: 'content.xml cannot be unpacked' }
  if (/<manifest:encryption-data/.test(archive.text('META-INF/manifest.xml') ?? ''))
    return { ok: false, reason: 'password_protected', detail: 'encrypted OpenDocument file' }
  const xml = new TextDecoder().decode(content)
  if (cellsIn(xml) > mostCells) throw new TooLarge(`more than ${mostCells} repeated cells`)
  const parts: Record<string, Uint8Array> = {}
  for (const name of archive.names) {
    const part = wanted.test(name) ? archive.part(name) : null
    if (part) parts[name] = part
  }
  // What a file defines on its own is nothing.
  parts['content.xml'] = new TextEncoder().encode(xml.replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>/, ''))
  // The parser wants every part, also where a program writes none.
  parts['styles.xml'] ??= new TextEncoder().encode('<office:document-styles/>')
  return readWorkbookFile(zipSync(parts, { level: 0 }), reading)
}
