import { brotliCompressSync, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Unpacking } from './unpacking.ts'

/** As the parser asks for it. */
async function unpack(format: string, packed: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new Unpacking(format)
  const writer = writable.getWriter()
  await writer.ready
  writer.write(packed).then(async () => {
    await writer.ready
    writer.close()
  })
  const parts: Uint8Array[] = []
  for await (const part of readable) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

const text = new Uint8Array(Buffer.from('0.24 0 0 -0.24 18.3 787.2 cm '.repeat(20_000)))

describe('unpacking streams of a PDF', () => {
  it('gives what was packed', async () => {
    expect(await unpack('deflate', deflateSync(text))).toEqual(text)
    expect(await unpack('brotli', brotliCompressSync(text))).toEqual(text)
    expect(await unpack('deflate', deflateSync(new Uint8Array()))).toEqual(new Uint8Array())
  })

  it('refuses what is damaged, cut off, of another format or too long', async () => {
    const packed = deflateSync(text)
    await expect(unpack('deflate', packed.subarray(0, packed.length / 2))).rejects.toThrow()
    await expect(unpack('deflate', packed.subarray(2))).rejects.toThrow()
    await expect(unpack('gzip', packed)).rejects.toThrow()
    await expect(unpack('deflate', deflateSync(new Uint8Array(257 * 1024 * 1024)))).rejects.toThrow()
  })

  it('heeds nothing behind the end, where files have blanks', async () => {
    expect(await unpack('deflate', Buffer.concat([deflateSync(text), Buffer.from('\r\n')]))).toEqual(text)
  })
})
