import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

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

/** Bytes that are packed at once: a row by itself is not worth the way to the thread that packs. */
const piece = 65_536

/** Content in pieces of some size, counted into the file that it is the content of. */
async function* gathered(content: ArchiveEntry['content'], file: ZipInputFile): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let bytes = 0
  function taken(): Uint8Array {
    const whole = Buffer.concat(parts)
    ;[parts, bytes] = [[], 0]
    file.crc = crc32(whole, file.crc)
    file.size += whole.length
    return whole
  }
  for await (const part of content) {
    parts.push(typeof part === 'string' ? Buffer.from(part) : part)
    bytes += parts.at(-1)!.length
    if (bytes >= piece) yield taken()
  }
  yield taken()
}

/**
 * Packs entries into a ZIP archive while it is read: never more than some pieces of content are held, and packing is done by
 * another thread, so that others are answered meanwhile. The format without its 64-bit extension holds four gigabytes; whoever
 * calls keeps below that.
 * @param at the time that each entry says; that of its packing without it
 */
export async function* zip(entries: AsyncIterable<ArchiveEntry>, at?: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  function* taken() {
    yield* ready
    ready = []
  }
  for await (const { path, packed = false, content } of entries) {
    const file: ZipInputFile = {
      filename: path,
      compression: packed ? 0 : 8,
      crc: 0,
      size: 0,
      ...(at && { mtime: at }),
    }
    archive.add(file)
    const pieces = Readable.from(gathered(content, file), { highWaterMark: 2 })
    // What goes wrong reaches whoever reads the pieces.
    for await (const chunk of packed ? pieces : pipeline(pieces, createDeflateRaw(), () => {})) {
      file.ondata!(null, chunk as Uint8Array<ArrayBuffer>, false)
      yield* taken()
    }
    file.ondata!(null, new Uint8Array(), true)
    yield* taken()
  }
  archive.end()
  yield* taken()
}
