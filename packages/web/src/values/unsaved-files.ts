// Files are too large for the store of the rows; the browser's database keeps them as they are.

const databaseName = 'datapoint-files'
const storeName = 'files'

/** Takes the place of the database where the browser has none. */
const memory = new Map<string, File>()

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      // Only what is committed survives a reload.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** Keeps a file under a new identifier; `lasting` is `false` where a reload loses it. */
export async function keepFile(file: File): Promise<{ id: string; lasting: boolean }> {
  const id = crypto.randomUUID()
  try {
    await inStore('readwrite', (store) => store.put(file, id))
    return { id, lasting: true }
  } catch (error) {
    console.warn('The browser does not keep files', error)
    memory.set(id, file)
    return { id, lasting: false }
  }
}

/** A kept file; `null` where it is gone. */
export async function readFile(id: string): Promise<File | null> {
  const held = memory.get(id)
  if (held) return held
  try {
    return ((await inStore('readonly', (store) => store.get(id))) as File | undefined) ?? null
  } catch {
    return null
  }
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    if (memory.delete(id)) continue
    try {
      await inStore('readwrite', (store) => store.delete(id))
    } catch (error) {
      console.warn('A kept file could not be removed', error)
    }
  }
}
