import { strFromU8, unzipSync } from 'fflate'
import { pack } from '../../packages/reports/src/zip/zip.ts'

/** Packs an Office file again with fixed times, outside and in its properties. */
export function repack(file: Uint8Array, created: string): Uint8Array {
  const files = unzipSync(file)
  const properties = 'docProps/core.xml'
  const fixed = strFromU8(files[properties]!).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, created)
  return pack({ ...files, [properties]: fixed })
}
