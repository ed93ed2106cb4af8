import { knowledge, listed } from '../knowledge.ts'
import { fold } from '../text/text.ts'

type Kind =
  | 'question'
  | 'answer'
  | 'unit'
  | 'remark'
  | 'part_of'
  | 'yes_no'
  | 'in_words'
  | 'counted'
  | 'said_anyway'
  | 'narrowing'

const sets = new Map<Kind, ReadonlySet<string>>()

/** Words of one kind from `knowledge`, such as heads of answer columns, folded for comparing. */
export function wordsFor(kind: Kind): ReadonlySet<string> {
  let found = sets.get(kind)
  if (!found) {
    const between = kind === 'said_anyway' ? ' ' : '|'
    const rows = knowledge<'kind' | 'language' | 'words'>('questionnaire').filter((row) => row.kind === kind)
    found = new Set(rows.flatMap(({ words }) => listed(words, between).map(fold)))
    sets.set(kind, found)
  }
  return found
}
