import type { Language } from '@esrs/contract'
import type { Gate } from '@esrs/engine'
import { say } from '../messages.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'

/** Why a lead is no value, in one sentence: the first gate that it fails says most. */
export function leadInWords({ reason }: Pick<SourcedFinding, 'reason'>, language: Language): string {
  const gate: Gate = reason.gates?.[0] ?? 'unsure'
  const why = say(`lead.${gate}`)(language)
  // A passage that lacks an element says which.
  return reason.unsaid?.length ? `${why} ${say('why.unsaid', { words: reason.unsaid.join(', ') })(language)}` : why
}
