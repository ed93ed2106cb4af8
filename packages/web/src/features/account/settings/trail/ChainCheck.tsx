import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/States.tsx'
import { useFailureToast } from '../../failure.ts'
import { trailTexts } from './texts.ts'

/** Goes over the whole trail when somebody asks, and says what it found; other actions of the page stand beside its button. */
export function ChainCheck({ children }: { children: ReactNode }) {
  const t = useTexts(trailTexts)
  const { number } = useFormats()
  const showFailure = useFailureToast()
  const check = useMutation({
    mutationFn: () => call(contract.trail.check, {}),
    onError: (failure) => showFailure(failure, t('page.checkFailed')),
  })
  const found = check.data
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          {!check.isPending && <ShieldCheck aria-hidden className="size-3.5" />}
          {t('page.check')}
        </Button>
        {children}
      </div>
      {found && (
        <Notice tone={found.faults.length === 0 ? 'info' : 'danger'} role="status">
          <p className="font-medium">{t(found.faults.length === 0 ? 'page.whole' : 'page.broken')}</p>
          {found.faults.length === 0 ? (
            <p className="[overflow-wrap:anywhere]">
              {t('page.wholeText', { count: found.rows, last: number(found.last), hash: found.hash })}
            </p>
          ) : (
            <>
              <p>{t('page.brokenText')}</p>
              <ul className="list-disc pl-5">
                {found.faults.map((fault) => (
                  <li key={`${fault.number} ${fault.what}`}>
                    {t(`page.faults.${fault.what}`, { number: number(fault.number) })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </>
  )
}
