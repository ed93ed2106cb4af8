import { isOlder } from './incoming.ts'
import type { FileStore } from './store.ts'

/** Removes kept files that no row names and that are old enough; the part of `FileStore.sweep` that all stores have in common. */
export async function removeUnknown(
  { list, remove }: Pick<FileStore, 'list' | 'remove'>,
  known: (names: string[]) => Promise<Set<string>>,
  olderThanMs: number,
): Promise<string[]> {
  const removed: string[] = []
  for await (const files of list()) {
    const rows = await known(files.map(({ name }) => name))
    for (const { name, since } of files) {
      if (rows.has(name) || !isOlder(since, olderThanMs)) continue
      await remove(name)
      removed.push(name)
    }
  }
  return removed
}
