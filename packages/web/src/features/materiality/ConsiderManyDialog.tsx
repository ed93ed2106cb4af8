import type { Assessment } from '@esrs/contract'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { FieldError } from '../../ui/Field.tsx'
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

interface Considering {
  chosen: readonly string[]
  reason: string
}

const nothing: Considering = { chosen: [], reason: '' }

/** Several sub-topics of which nothing was found, with one reason that stands at each; nothing is chosen beforehand. */
export function ConsiderManyDialog({ assessment: { gaps, topics }, onClose }: ConsiderManyDialogProps) {
  const t = useTexts(materialityTexts)
  const consider = useConsiderEach()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const takenOf = (chosen: readonly string[]) => gaps.filter(({ code }) => chosen.includes(code))
  const { register, errorOf, choice, frame } = useSentForm({
    begins: nothing,
    problems: ({ chosen, reason }) => ({
      chosen: takenOf(chosen).length === 0 && t('many.chooseMatters'),
      reason: reason.trim() === '' && t('many.reasonMissing'),
    }),
    send: async ({ chosen, reason }) => {
      const sent = takenOf(chosen).map(({ code }) => ({ code, reason: reason.trim() }))
      return { sent: sent.length, failed: await consider.mutateAsync(sent) }
    },
    onSent: ({ sent, failed }) => {
      const done = sent - failed.length
      if (done > 0) toast({ title: t('many.considered', { count: done }) })
      if (failed.length === 0) onClose()
      setRefused(failed)
    },
  })
  const { value: chosen, onChange: choose } = choice('chosen')
  const taken = takenOf(chosen)
  const problem = errorOf('chosen')
  const set = (codes: readonly string[], to: boolean) => {
    const others = chosen.filter((code) => !codes.includes(code))
    choose(to ? [...others, ...codes] : others)
  }
  return (
    <FormDialog
      size="lg"
      title={t('many.mattersTitle')}
      description={t('many.mattersLead')}
      submit={t('many.mattersSave', { count: taken.length })}
      onClose={onClose}
      {...frame}
      failure={refused.length > 0 ? <RefusedList refused={refused} /> : frame.failure}
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
                    checked={of.every((code) => chosen.includes(code))}
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
                          checked={chosen.includes(code)}
                          onChange={(to) => set([code], to)}
                        />
                      </li>
                    ))}
                </ul>
              </fieldset>
            )
          })}
        </div>
        {problem && (
          <div className="mt-1">
            <FieldError ofSeveral>{problem}</FieldError>
          </div>
        )}
      </div>
      <SharedReason
        label={t('matters.because')}
        hint={t('matters.becauseHint')}
        error={errorOf('reason')}
        field={register('reason')}
      />
    </FormDialog>
  )
}
