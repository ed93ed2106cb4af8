import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { say } from '../messages.ts'
import type { Opened } from '../opened.ts'
import type { Proposal } from './iro.ts'
import { assessedIn } from './material.ts'
import type { TopicProposal } from './materiality.ts'
import { statedOmissions } from './store.ts'

/** What the company's documents and values say, for proposing in any language. */
export interface Gathered {
  omissions: Awaited<ReturnType<typeof statedOmissions>>
}

export const gather = async (tenant: Tenant, _opened: Opened): Promise<Gathered> => ({
  omissions: await statedOmissions(tenant),
})

export const proposeIros = (_known: Gathered, _catalogue: Catalogue): Proposal[] => []

/** What the documents themselves say about topics; the latest document counts. */
export function proposeTopics({ omissions }: Gathered, catalogue: Catalogue): Map<string, TopicProposal> {
  const stated = omissions.filter(({ kind }) => kind === 'not_material')
  return new Map(
    assessedIn(catalogue).flatMap((code) => {
      const first = stated.find(({ subject }) => subject === code)
      if (!first) return []
      const { documentId, filename, page, excerpt } = first
      const evidence = [{ document_id: documentId, filename, page, text: excerpt }]
      return [
        [code, { material: false, reason: say('topic.stated', { file: filename })(catalogue.language), evidence }],
      ]
    }),
  )
}
