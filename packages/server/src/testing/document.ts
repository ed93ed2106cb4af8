import { contract, type Document, hasEnded } from '@esrs/contract'
import type { TestCompany } from './app.ts'
import { askUntil } from './ask-until.ts'

let made = 0

/** A document that the company uploads; what is not given is a text of its own. */
export async function aDocument(
  { client }: TestCompany,
  {
    name,
    content,
  }: { name?: string | undefined; content?: string | Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer> | undefined } = {},
): Promise<Document> {
  made += 1
  const file = new File([content ?? `Note number ${made} about nothing.`], name ?? `note-${made}.txt`)
  const { document } = await client.call(contract.documents.upload, { body: {}, file })
  return document
}

/** The document once it has reached its end; asks again until then. */
export const ended = ({ client }: Pick<TestCompany, 'client'>, id: string): Promise<Document> =>
  askUntil(
    () => client.call(contract.documents.get, { params: { id } }),
    ({ stage }) => hasEnded(stage),
  )
