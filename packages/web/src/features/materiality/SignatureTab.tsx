import type { Assessment } from '@esrs/contract'
import { AssessmentLog } from './AssessmentLog.tsx'
import { SignPanel } from './SignPanel.tsx'

/** The last step: what still stands in the way of signing, the signed versions, and everything that was done until then. */
export function SignatureTab({ assessment }: { assessment: Assessment }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <SignPanel assessment={assessment} />
      <AssessmentLog />
    </div>
  )
}
