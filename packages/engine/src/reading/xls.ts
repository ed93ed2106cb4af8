import type { FormatResult, Reading } from './format-reader.ts'
import { Compound } from './ole.ts'
import { readWorkbookFile } from './xlsx.ts'

/** No program writes longer records; what is longer is continued in another. */
const longest = 8_228
/** Records of this family begin with a head of their own. */
const headed = { from: 0x0800, to: 0x08ff, least: 4 }
const filePass = 0x002f
const endOfPart = 0x000a

/** Reads a workbook of Excel 97 to 2003 once its records are known to be sound: the parser does not come back from broken ones. */
export async function readXls(bytes: Uint8Array, reading: Reading): Promise<FormatResult> {
  const file = new Compound(bytes)
  const records = file.stream('Workbook') ?? file.stream('Book')
  const fault = records ? faultOf(records) : 'damaged'
  if (fault) return { ok: false, reason: fault, detail: 'records of the workbook' }
  return readWorkbookFile(bytes, reading)
}

/**
 * Walks the records of a workbook.
 * @see [MS-XLS] 2.1.4 record
 */
function faultOf(records: Uint8Array): 'damaged' | 'password_protected' | null {
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength)
  let at = 0
  let before = -1
  let ends = 0
  while (at + 4 <= records.length) {
    const kind = view.getUint16(at, true)
    const size = view.getUint16(at + 2, true)
    // Behind the end of the last part the stream is filled up.
    if (kind === 0 && before === endOfPart) return null
    if (kind === filePass) return 'password_protected'
    if (size > longest || at + 4 + size > records.length) return 'damaged'
    if (kind >= headed.from && kind <= headed.to && size < headed.least) return 'damaged'
    if (kind === endOfPart) ends++
    before = kind
    at += 4 + size
  }
  return ends > 0 ? null : 'damaged'
}
