import type { Applicability as Wire } from '@esrs/contract'
import { type Applicability, type Catalogue, reasonInWords } from '@esrs/engine/esrs'

/** Whether a datapoint counts and why, as the wire carries it, in the catalogue's language. */
export const shownApplicability = ({ counts, reason }: Applicability, catalogue: Catalogue): Wire => ({
  counts,
  code: reason.code,
  until: reason.code === 'phase-in' ? reason.until : null,
  reason: reasonInWords(reason, catalogue),
})
