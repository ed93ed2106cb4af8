import { useTexts } from '../../i18n/texts.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { materialityTexts } from './texts.ts'

interface MaterialChoiceProps {
  label: string
  /** `null` while nothing is chosen. */
  material: boolean | null
  onChoose: (material: boolean) => void
  error: string | undefined
}

/** The choice between *material* and *not material*. */
export function MaterialChoice({ label, material, onChoose, error }: MaterialChoiceProps) {
  const t = useTexts(materialityTexts)
  return (
    <div>
      <Segment aria-label={label} className="max-md:w-full">
        {([true, false] as const).map((choice) => (
          <SegmentItem
            key={String(choice)}
            current={material === choice}
            onClick={() => onChoose(choice)}
            className="max-md:flex-1 max-md:justify-center"
          >
            {t(choice ? 'decision.material' : 'decision.not')}
          </SegmentItem>
        ))}
      </Segment>
      {error && (
        <div className="mt-1">
          <FieldError ofSeveral>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
