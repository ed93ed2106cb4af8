import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { contract } from '../packages/contract/src/index.ts'
import { ApiClient, ApiFailure } from '../packages/server/src/testing/client.ts'
import { startProduct } from '../packages/server/src/testing/product.ts'

// How long saving a logo takes through the real call, of pictures as people have them and of those made to cost much.
// `npm run bench -- logos`

const rounds = 5

function part(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG in colours, black where no other pixels are given. */
function png(side: number, pixels = Buffer.alloc((side * 3 + 1) * side), beside: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const parts = [part('IHDR', header), ...beside, part('IDAT', deflateSync(pixels)), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

const note = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))])
const jpeg = ['ffd8', `ffdb004300${'01'.repeat(64)}`, 'ffc0000b080008000801011100', 'ffda0008010100003f003f', 'ffd9']
const pictures: [string, Buffer][] = [
  ['PNG, 100 × 100', png(100)],
  ['PNG, 2,000 × 2,000, black', png(2000)],
  ['PNG, 4,000 × 4,000, black', png(4000)],
  ['PNG that says 4,000 × 4,000 and holds 5 bytes', png(4000, Buffer.alloc(5))],
  ['PNG that says 2,000 × 2,000 and holds 5 bytes', png(2000, Buffer.alloc(5))],
  ['PNG, 100 × 100, with 200 MB in a note', png(100, undefined, [part('zTXt', note)])],
  ['JPEG, 8 × 8', Buffer.from(jpeg.join(''), 'hex')],
]

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-logos-'))
const product = startProduct({ DATA_DIR: path.join(folder, 'data') }, folder)
try {
  const client = new ApiClient(await product.api)
  const person = { email: 'ada@example.org', password: 'a long enough phrase', name: 'Ada', company_name: 'Nordlicht' }
  client.access = (await client.call(contract.session.register, { body: person })).access
  const settings = await client.call(contract.report.settings, {})
  const save = (bytes: Buffer | null) => {
    const logo = bytes && { mime_type: 'image/png' as const, width: 1, height: 1, base64: bytes.toString('base64') }
    return client.call(contract.report.saveSettings, { body: { ...settings, logo } })
  }
  for (const [name, bytes] of pictures) {
    const times: number[] = []
    let answer = 'taken'
    for (let round = 0; round < rounds; round += 1) {
      // A logo that is there already would not be looked at again.
      await save(null)
      const begun = performance.now()
      await save(bytes).catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        answer = `${error.status}: ${error.body.error}`
      })
      times.push(performance.now() - begun)
    }
    const [least, middle, most] = [0, rounds >> 1, rounds - 1].map((at) => times.sort((a, b) => a - b)[at]!.toFixed(0))
    console.log(`${name} (${bytes.length} bytes): ${middle} ms (${least} to ${most}); ${answer}`)
  }
} finally {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
