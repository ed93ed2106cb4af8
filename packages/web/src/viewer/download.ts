import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** Saves the original file where the browser keeps its downloads. */
export async function saveDocument(id: string, filename: string): Promise<void> {
  const file = await call(contract.documents.file, { params: { id } })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
