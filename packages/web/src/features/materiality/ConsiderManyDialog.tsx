import type { Assessment } from '@esrs/contract'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { type Refused, useConsiderEach } from './queries.ts'
import { RefusedList } from './RefusedList.tsx'
import { SharedReason } from './SharedReason.tsx'
import { materialityTexts } from './texts.ts'

interface ConsiderManyDialogProps {
  assessment: Pick<Assessment, 'gaps' | 'topics'>
  onClose: () => void
}

/** Several sub-topics of which nothing was found, with one reason that stands at each; nothing is chosen beforehand. */
export function ConsiderManyDialog({ assessment: { gaps, topics }, onClose }: ConsiderManyDialogProps) {
  const t = useTexts(materialityTexts)
  const consider = useConsiderEach()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const taken = gaps.filter(({ code }) => chosen.has(code))
  const lacksReason = reason.trim() === ''
  const set = (codes: readonly string[], to: boolean) =>
    setChosen((known) => {
      const next = new Set(known)
      for (const code of codes) {
        if (to) next.add(code)
        else next.delete(code)
      }
      return next
    })
  const send = () => {
    setTried(true)
    if (taken.length === 0 || lacksReason) return
    consider.mutate(
      taken.map(({ code }) => ({ code, reason: reason.trim() })),
      {
        onSuccess: (failed) => {
          const done = taken.length - failed.length
          if (done > 0) toast({ title: t('many.considered', { count: done }) })
          if (failed.length === 0) onClose()
          setRefused(failed)
        },
      },
    )
  }
  return (
    <FormDialog
      size="lg"
      title={t('many.mattersTitle')}
      description={t('many.mattersLead')}
      submit={t('many.mattersSave', { count: taken.length })}
      busy={consider.isPending}
      failure={refused.length > 0 && <RefusedList refused={refused} />}
      onSubmit={send}
      onClose={onClose}
    >
      <div>
        <div className="max-h-80 divide-y divide-line overflow-y-auto rounded-lg border border-line px-3 text-sm">
          {topics.map(({ code: topic, title }) => {
            const of = gaps.filter((gap) => gap.topic === topic).map(({ code }) => code)
            if (of.length === 0) return null
            return (
              <fieldset key={topic} className="py-1.5">
                <legend className="contents">
                  <Checkbox
                    label={<span className="font-semibold">{`${topic} ${title}`}</span>}
                    checked={of.every((code) => chosen.has(code))}
                    onChange={(to) => set(of, to)}
                  />
                </legend>
                <ul className="pl-6">
                  {gaps
                    .filter((gap) => gap.topic === topic)
                    .map(({ code, title: name }) => (
                      <li key={code}>
                        <Checkbox
                          label={`${code} ${name}`}
                          checked={chosen.has(code)}
                          onChange={(to) => set([code], to)}
                        />
                      </li>
                    ))}
                </ul>
              </fieldset>
            )
          })}
        </div>
        {isTried && taken.length === 0 && (
          <p role="alert" className="mt-1 text-danger-text text-xs">
            {t('many.chooseMatters')}
          </p>
        )}
      </div>
      <SharedReason
        label={t('matters.because')}
        hint={t('matters.becauseHint')}
        error={isTried && lacksReason ? t('many.reasonMissing') : undefined}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
