import { crc32, deflateSync } from 'node:zlib'
import { type HostileFile, join, utf8 } from './hostile-file.ts'

function chunk(type: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(content.length)
  const body = join(type, content)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(body))
  return join(head, body, tail)
}

function png(width: number, height: number, data: Uint8Array, ...extra: Uint8Array[]): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return join(mark, chunk('IHDR', head), ...extra, chunk('IDAT', data), chunk('IEND', new Uint8Array(0)))
}

const white = (width: number, height: number): Uint8Array => {
  const line = Buffer.alloc(width + 1, 255)
  line[0] = 0
  return deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
}

/** A JPEG up to the head that tells its size. */
const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc00011087530ea6003012200021101031101', 'hex')

function gif(width: number, height: number, frames: number): Uint8Array {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const frame = join(',\0\0\0\0', size, '\0\u0002\u0002D\u0001\0')
  return join(
    'GIF89a',
    size,
    Buffer.from([0x80, 0, 0, 255, 255, 255, 0, 0, 0]),
    Buffer.concat(Array.from({ length: frames }, () => frame)),
    ';',
  )
}

function atom(type: string, size: number, content: Uint8Array | string = ''): Uint8Array {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(size)
  return join(head, type, content)
}
const film = atom('ftyp', 24, 'isom\0\0\u0002\0isommp42')

/** Pictures and films whose heads promise more than there is, or nothing. */
export const pictures: HostileFile[] = [
  {
    name: 'huge.png',
    about: 'claims 60,000 by 60,000 points',
    make: () => png(60_000, 60_000, deflateSync(new Uint8Array(100))),
  },
  {
    name: 'bomb.png',
    about: '30,000 by 30,000 points that are there, in 900 KB',
    make: () => png(30_000, 30_000, white(30_000, 30_000)),
  },
  {
    name: 'most.png',
    about: 'claims two billion points each way',
    make: () => png(2_147_483_647, 2_147_483_647, new Uint8Array(0)),
  },
  { name: 'nothing.png', about: 'claims no points', make: () => png(0, 0, new Uint8Array(0)) },
  { name: 'white.png', about: 'nothing but white', make: () => png(800, 600, white(800, 600)) },
  {
    name: 'long-note.png',
    about: 'a note that unpacks to 500 MB',
    make: () =>
      png(
        20,
        20,
        white(20, 20),
        chunk('zTXt', join('Comment\0\0', deflateSync(Buffer.alloc(500_000_000), { level: 9 }))),
      ),
  },
  { name: 'truncated.png', about: 'ends in the middle', make: () => png(800, 600, white(800, 600)).subarray(0, 60) },
  { name: 'huge.jpg', about: 'claims 60,000 by 30,000 points', make: () => join(jpegHead, Buffer.alloc(500)) },
  {
    name: 'noise.jpg',
    about: 'a head, then noise',
    make: () => join(Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(100_000, 'noise')),
  },
  { name: 'frames.gif', about: '20,000 frames of 65,535 by 65,535 points', make: () => gif(65_535, 65_535, 20_000) },
  {
    name: 'also-script.gif',
    about: 'a GIF and a script in one',
    make: () => utf8('GIF89a/*\u0001\u0001*/=1;alert(1);//'),
  },
  {
    name: 'drawing.png',
    about: 'SVG with a script under a picture’s name',
    make: () => utf8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
  { name: 'truncated.mp4', about: 'a film of a head only', make: () => film },
  {
    name: 'loop.mp4',
    about: 'atoms of no size',
    make: () => join(film, atom('moov', 0), atom('trak', 0), atom('mdia', 0)),
  },
  {
    name: 'claims.mp4',
    about: 'an atom that claims four gigabytes',
    make: () => join(film, atom('moov', 0xffffffff, atom('udta', 0xfffffff0))),
  },
  {
    name: 'deep.mp4',
    about: 'atoms in atoms, 50,000 deep',
    make: () => join(film, Buffer.concat(Array.from({ length: 50_000 }, (_, n) => atom('moov', (50_000 - n) * 8)))),
  },
  {
    name: 'noise.avi',
    about: 'a film full of noise',
    make: () => join('RIFF\u00ff\u00ff\u00ff\u007fAVI LIST', Buffer.alloc(50_000, 0x7f)),
  },
  {
    name: 'noise.mov',
    about: 'the same for another player',
    make: () => join(atom('moov', 40_000), Buffer.alloc(50_000, 3)),
  },
]
