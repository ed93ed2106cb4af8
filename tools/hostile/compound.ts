import { CFB } from '@e965/xlsx'
import { type HostileFile, utf8 } from './hostile-file.ts'

/** The older Office container with these streams. */
export function compound(streams: Record<string, Uint8Array>): Uint8Array {
  const file = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, Buffer.from(content))
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}

const noise = (length: number): Uint8Array => {
  let state = 12_345
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state >> 16
  })
}

const locked = (): Uint8Array => compound({ EncryptionInfo: noise(300), EncryptedPackage: noise(9000) })

/** Chains of sectors that lead back to themselves. */
function looping(stream: string): Uint8Array {
  const bytes = compound({ [stream]: noise(60_000) })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = (view.getUint32(76, true) + 1) * 512
  for (let at = table; at < table + 512; at += 4) view.setUint32(at, 1, true)
  return bytes
}

/** A workbook of 1997 whose first records claim what is not there. */
function brokenBiff(): Uint8Array {
  const records = noise(40_000)
  records.set([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00], 0)
  records.set([0xfc, 0x00, 0xff, 0xff], 20)
  return compound({ Workbook: records })
}

/** Files in the older Office container, and newer ones that are locked inside it. */
export const compounds: HostileFile[] = [
  { name: 'locked.docx', about: 'Word, protected by a password', make: locked },
  { name: 'locked.xlsx', about: 'Excel, protected by a password', make: locked },
  { name: 'locked.pptx', about: 'PowerPoint, protected by a password', make: locked },
  {
    name: 'noise.doc',
    about: 'Word 97 full of noise',
    make: () => compound({ WordDocument: noise(50_000), '1Table': noise(9000) }),
  },
  { name: 'loop.doc', about: 'Word 97 whose sectors run in circles', make: () => looping('WordDocument') },
  {
    name: 'truncated.doc',
    about: 'Word 97, ends in the middle',
    make: () => compound({ WordDocument: noise(90_000) }).subarray(0, 2000),
  },
  { name: 'noise.xls', about: 'Excel 97 full of noise', make: brokenBiff },
  { name: 'loop.xls', about: 'Excel 97 whose sectors run in circles', make: () => looping('Workbook') },
  {
    name: 'mail.doc',
    about: 'a mail of Outlook under a document’s name',
    make: () => compound({ '__properties_version1.0': noise(500) }),
  },
  {
    name: 'rich.doc',
    about: 'RTF under a Word file’s name',
    make: () => utf8(`{\\rtf1 ${'{\\b '.repeat(20_000)}deep${'}'.repeat(20_000)}}`),
  },
]
