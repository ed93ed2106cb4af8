/** A file that has arrived and is on disk, but is not kept yet. */
export interface Received {
  /** The path of its bytes until it is kept or discarded. */
  path: string
  size: number
  /** SHA-256 of the bytes, hexadecimal; may be empty where it was not asked for. */
  hash: string
}

/** More bytes arrived than are allowed. */
export class FileTooLarge extends Error {}

/** A file that a store holds. */
export interface StoredFile {
  name: string
  /** When it was written last. */
  since: Date
}

/** The store cannot be reached, or refuses; nothing is wrong with what was asked. */
export class StoreUnavailable extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

/** No document may be read for longer than a day, so whoever borrowed a file this long ago is gone. */
export const longestLoanMs = 2 * 86_400_000

const storedName = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Whether something is called as a store calls its files. */
export const isStoredName = (name: string): boolean => storedName.test(name)

/** The name, when it is one that a store gave; throws otherwise, so that no path or key is ever made of anything else. */
export function mustBeStoredName(name: string): string {
  if (!isStoredName(name)) throw new Error('Not the name of a stored file.')
  return name
}

/** Keeps files under names of its own; what a sender calls a file is data, never a path. */
export interface FileStore {
  /**
   * Writes a stream to a temporary file and forces it to disk. Throws `FileTooLarge` past `maxBytes`; leaves nothing then. With a
   * name it is kept by that, in place of what is there.
   * @param hashes whether the caller needs the hash; one that nobody needs is not made
   */
  receive(stream: AsyncIterable<Uint8Array>, maxBytes: number, name?: string, hashes?: boolean): Promise<Received>
  /** Makes a received file last and returns the name to store in its row. After this the bytes survive a power cut. */
  keep(received: Received): Promise<string>
  /** Removes a received file that is not wanted; does nothing when it was kept. */
  discard(received: Received): Promise<void>
  /** Opens a kept file; the stream has to be read or destroyed. Rejects with code `ENOENT` when it is not there. */
  read(name: string): Promise<{ stream: NodeJS.ReadableStream; size: number }>
  /** A path at which a program can open a kept file; `release` it afterwards. */
  borrow(name: string): Promise<{ path: string; release(): Promise<void> }>
  /** Removes a kept file; does nothing when it is gone already. */
  remove(name: string): Promise<void>
  /**
   * Removes temporary files and kept files without a row, both older than `olderThanMs`: a file is kept before its row is
   * committed, so a young one may belong to a transaction under way. Returns the names of the kept files removed.
   */
  sweep(known: (names: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<string[]>
  /** Every kept file, some at a time. */
  list(): AsyncIterable<StoredFile[]>
  /** Temporary files on this machine: of uploads under way, or left by a process that was killed. */
  unfinished(): Promise<StoredFile[]>
  /** Resolves when the store can be reached and a file can be received. */
  ping(): Promise<void>
}
