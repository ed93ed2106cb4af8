import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/States.tsx'
import { reviewTexts } from './texts.ts'

/** What does not fit together with other values, each with the way to those. */
export function Hints({ hints }: Pick<Datapoint, 'hints'>) {
  const t = useTexts(reviewTexts)
  const { change } = useAddressState()
  const open = (datapoint: string) => change({ datapoint }, { isStep: true })
  if (hints.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {hints.map(({ text, keys }) => (
        <li key={text}>
          {/* What contradicts another datapoint of the report is wrong on one of the two sides; what is only unusual may be right. */}
          <Notice tone={keys.length > 0 ? 'danger' : 'warning'} className="px-3! py-2!">
            <p>{text}</p>
            {keys.length > 0 && (
              <p className="flex flex-wrap gap-x-3">
                {keys.map((key) => (
                  <Button key={key} look="link" className="min-h-6 text-sm" onClick={() => open(key)}>
                    {t('hints.open', { key })}
                  </Button>
                ))}
              </p>
            )}
          </Notice>
        </li>
      ))}
    </ul>
  )
}
