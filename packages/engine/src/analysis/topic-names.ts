import { loadCatalogue } from '../esrs/index.ts'
import { knowledge, listed } from '../knowledge.ts'
import { foldLabel } from '../text/text.ts'

const TOPICS = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'] as const

let named: Map<string, string> | null = null

/** Folded names of the topics, as either set has them in either language and as reports call them otherwise, with their codes. */
export function topicNames(): ReadonlyMap<string, string> {
  named ??= new Map([
    ...(['esrs-2023', 'esrs-2026'] as const).flatMap((set) =>
      (['en', 'de'] as const).flatMap((language) => {
        const catalogue = loadCatalogue(set, language)
        return TOPICS.flatMap((code): [string, string][] => {
          const topic = catalogue.topic(code)
          return topic ? [[foldLabel(topic.name), code]] : []
        })
      }),
    ),
    ...knowledge<'topic' | 'words'>('topics').flatMap(({ topic, words }) =>
      listed(words, '|').map((name): [string, string] => [foldLabel(name), topic]),
    ),
  ])
  return named
}
