import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Saves the original file where the browser keeps its downloads. */
export async function saveDocument(id: string, filename: string): Promise<void> {
  saveFile(await call(contract.documents.file, { params: { id } }), filename)
}
