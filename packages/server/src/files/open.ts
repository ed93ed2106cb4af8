import path from 'node:path'
import { openDiskStore } from './disk.ts'
import { guarded, type Owner } from './owner.ts'
import type { S3Options } from './s3.ts'
import type { FileStore } from './store.ts'

/**
 * The file store of an installation, once it has shown that it can be used, and where an owner is given, that it belongs to it.
 * Throws with one line that says why not.
 */
export async function openFiles(
  { dataDir, s3 }: { dataDir: string; s3: S3Options | null },
  owner: Owner | null = null,
): Promise<FileStore> {
  const folder = path.join(dataDir, 'files')
  if (!s3) return openDiskStore(folder)
  // The client is large; an installation without an object store never loads it.
  const { checkS3Store, openS3Store } = await import('./s3.ts')
  const store = openS3Store(s3, folder)
  await checkS3Store(store, s3)
  if (!owner) return store
  const { claimBucket } = await import('./s3-mark.ts')
  const check = () => claimBucket(s3, owner)
  await check()
  return guarded(store, check)
}
