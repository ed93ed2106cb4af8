import { type PeopleFigures, peopleFigures, type StandardSet } from '@esrs/contract'
import { useRef, useState } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/States.tsx'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { Result } from './Result.tsx'
import { readPeople } from './read-people.ts'
import { useReport } from './use-report.ts'

/** Calculator of pay gap, pay ratio and turnover from a list of people, which stays in this browser. */
export function People() {
  const t = useTexts(organisationTexts)
  const { exact, list } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  // In memory only: the list is neither sent nor kept, and is gone with the page.
  const [text, setText] = useState('')
  const report = useReport()
  // The financial year ends in that of the report; another one is typed.
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  const from = typed.from ?? `${report?.year ?? ''}-01-01`
  const to = typed.to ?? `${report?.year ?? ''}-12-31`
  const permanentOnly = report?.set === 'esrs-2026'
  const [joined, setJoined] = useState('0')
  const { people, unread, missing } = readPeople(text)
  const figures = peopleFigures(people, from, to, typedNumber(joined) ?? 0, permanentOnly)
  const short = (value: number | null) => (value === null ? null : Number(value.toPrecision(8)))
  const [gap, ratio, turnover] = [short(figures.payGap), short(figures.payRatio), short(figures.turnover)]
  const ofPermanent = turnover === null ? ('noContract' as const) : ('turnoverPermanent' as const)
  const turnoverText = permanentOnly ? ofPermanent : ('turnoverText' as const)
  return (
    <>
      <Notice tone="neutral">{t('calculators.people.stays')}</Notice>
      <Field label={t('calculators.people.list')} hint={t('calculators.people.hint')}>
        {(props) => (
          <Textarea
            {...props}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => input.current?.click()}>{t('calculators.people.file')}</Button>
        {text !== '' && (
          <Button look="ghost" onClick={() => setText('')}>
            {t('calculators.people.clear')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,.txt"
          tabIndex={-1}
          aria-label={t('calculators.people.file')}
          className="hidden"
          onChange={(event) => {
            void event.target.files?.[0]?.text().then(setText)
            event.target.value = ''
          }}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('calculators.people.from')}>
          {(props) => (
            <Input
              {...props}
              type="date"
              value={from}
              onChange={(event) => setTyped({ ...typed, from: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('calculators.people.to')}>
          {(props) => (
            <Input
              {...props}
              type="date"
              value={to}
              onChange={(event) => setTyped({ ...typed, to: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('calculators.people.joined')}
          error={typedNumber(joined) === undefined ? t('part.problem.number') : undefined}
        >
          {(props) => (
            <Input
              {...props}
              inputMode="numeric"
              maxLength={10}
              value={joined}
              onChange={(event) => setJoined(event.target.value)}
            />
          )}
        </Field>
      </div>
      {text !== '' && missing.length > 0 && (
        <Notice tone="warning">
          {t('calculators.people.missing', {
            columns: list(missing.map((one) => t(`calculators.people.column.${one}`))),
          })}
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="warning">
          {t('calculators.people.unread', { count: unread.length, lines: list(unread.slice(0, 20).map(String)) })}
        </Notice>
      )}
      {people.length > 0 && (
        <div className="grid gap-3 md:grid-cols-3">
          <Result
            title={t('calculators.people.gap')}
            value={gap}
            unit="%"
            formula={
              gap === null
                ? [t('calculators.people.noGap')]
                : [
                    t('calculators.people.means', {
                      women: figures.women,
                      men: figures.men,
                      meanWomen: exact(short(figures.meanWomen)!),
                      meanMen: exact(short(figures.meanMen)!),
                    }),
                    `(${exact(short(figures.meanMen)!)} − ${exact(short(figures.meanWomen)!)}) ÷ ${exact(short(figures.meanMen)!)} × 100 = ${exact(gap)} %`,
                  ]
            }
            remarks={gap !== null && gap < 0 ? [t('calculators.people.negative')] : []}
            fills="gap"
          />
          <Result
            title={t('calculators.people.ratio')}
            value={ratio}
            unit=""
            formula={[t(ratio === null ? 'calculators.people.noRatio' : 'calculators.people.ratioText')]}
            fills="ratio"
          />
          <Result
            title={t('calculators.people.turnover')}
            value={turnover}
            unit="%"
            formula={[t(`calculators.people.${turnoverText}`, { left: figures.left, people: figures.people })]}
            fills={permanentOnly ? 'turnover_permanent' : 'turnover'}
          />
          <Training figures={figures} set={report?.set ?? 'esrs-2023'} />
        </div>
      )}
    </>
  )
}

interface TrainingProps {
  figures: PeopleFigures
  set: StandardSet
}

/** Mean hours of training for each head: of all, or where the set asks so of each gender. */
function Training({ figures: { training }, set }: TrainingProps) {
  const t = useTexts(organisationTexts)
  const groups = set === 'vs-2026' ? (['female', 'male', 'other'] as const) : (['all'] as const)
  if (training.all === null) return null
  return groups.map((group) => (
    <Result
      key={group}
      title={t(`calculators.people.training.${group}`)}
      value={training[group] === null ? null : Number(training[group].toPrecision(8))}
      unit="h"
      formula={[t('calculators.people.trainingText')]}
      fills={group === 'all' ? 'training' : `training_${group}`}
    />
  ))
}
