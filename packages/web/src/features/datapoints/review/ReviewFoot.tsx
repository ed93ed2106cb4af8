import type { Datapoint, NearPlace } from '@esrs/contract'
import { May } from '../../../api/May.tsx'
import { MissingActions } from '../nearest/MissingActions.tsx'
import { type Corrected, TakeForm } from '../nearest/TakeForm.tsx'
import type { Changes } from '../queries.ts'
import { CorrectForm } from './CorrectForm.tsx'
import { Decisions, type DecisionsProps } from './Decisions.tsx'

/** What a person does with the evidence at this moment. */
export type Mode = 'look' | 'correct' | 'history' | 'point' | 'breakdown'

interface ReviewFootProps {
  datapoint: Datapoint
  reportingYear: number | null
  mode: Mode
  near: NearPlace | null
  decisions: Omit<DecisionsProps, 'datapoint'>
  onSave: (changes: Changes) => Promise<unknown>
  onTake: (place: NearPlace, corrected: Corrected) => Promise<unknown>
  onPoint: (nearest: NearPlace | null) => void
  onLeave: () => void
}

/** What can be decided, or the form of the decision that is being made. */
export function ReviewFoot({
  datapoint,
  reportingYear,
  mode,
  near,
  decisions,
  onSave,
  onTake,
  onPoint,
  onLeave,
}: ReviewFootProps) {
  if (mode === 'look' && near)
    return (
      <div className="border-line border-t bg-surface">
        <TakeForm
          key={near.start}
          datapoint={datapoint}
          place={near}
          isPassing
          reportingYear={reportingYear}
          onTake={(corrected) => onTake(near, corrected)}
          onLeave={onLeave}
        />
      </div>
    )
  if (mode === 'correct')
    return (
      <div className="border-line border-t bg-surface">
        <CorrectForm datapoint={datapoint} onLeave={onLeave} onSave={onSave} />
      </div>
    )
  return (
    <May>
      {datapoint.value === null && (
        <div className="border-line border-t bg-surface px-5 pt-3 max-md:px-4">
          <MissingActions datapoint={datapoint} onPoint={onPoint} />
        </div>
      )}
      <Decisions datapoint={datapoint} {...decisions} />
    </May>
  )
}
