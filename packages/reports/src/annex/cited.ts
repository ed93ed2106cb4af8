import type { Statement } from '@esrs/contract'

/** A document that values were found in. */
export interface CitedDocument {
  documentId: string
  document: string
  sha256: string | null
  facts: number
}

/** Documents that the facts of a statement cite, in the order of their first citation. */
export function citedDocuments({ facts }: Pick<Statement, 'facts'>): CitedDocument[] {
  const cited = new Map<string, CitedDocument>()
  for (const { evidence } of facts) {
    for (const id of new Set(evidence.map(({ document_id }) => document_id))) {
      const { document, sha256 } = evidence.find(({ document_id }) => document_id === id)!
      const known = cited.get(id) ?? { documentId: id, document, sha256, facts: 0 }
      cited.set(id, { ...known, facts: known.facts + 1 })
    }
  }
  return [...cited.values()]
}
