import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of an archive, its content given piece by piece. */
export interface ArchiveEntry {
  path: string
  /** Already packed, as PDF and Office files are: packing it again costs time and gains nothing. */
  packed?: boolean
  content: AsyncIterable<Uint8Array | string>
}

/** Names that some system refuses, or that would leave the folder the archive is unpacked to. */
const forbidden = /[<>:"\\|?*\p{Cc}\p{Cf}]/gu

/** A name for a file inside an archive that every system can unpack. */
export function entryName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll('/', '_')
    .replace(forbidden, '_')
    .replace(/[. ]+$/, '')
  return safe === '' || /^\.+$/.test(safe) ? 'file' : safe
}

/**
 * Packs entries into a ZIP archive while it is read: never more than one piece of content is held. The format without its
 * 64-bit extension holds four gigabytes; whoever calls keeps below that.
 */
export async function* zip(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failure: Error | null = null
  const archive = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  function* taken() {
    if (failure) throw failure
    yield* ready
    ready = []
  }
  const encoder = new TextEncoder()
  for await (const { path, packed, content } of entries) {
    const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    archive.add(file)
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  archive.end()
  yield* taken()
}
