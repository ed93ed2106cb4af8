import type { AssessedTopic, Assessment } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { ConsiderManyDialog } from './ConsiderManyDialog.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { DecidedTopic } from './DecidedTopic.tsx'
import { DecideManyDialog } from './DecideManyDialog.tsx'
import { DissentDialog } from './DissentDialog.tsx'
import { useCarryOver, useDecideEach } from './queries.ts'
import { materialityTexts } from './texts.ts'
import type { MaterialityAddress } from './use-materiality-address.ts'

type OpenDialog = { what: 'decide' | 'dissent'; code: string } | { what: 'many' | 'matters' }

/** Nobody has decided on it in this year. */
const isOpen = ({ decision }: AssessedTopic): boolean => decision === null || decision.toConfirm

/** Step *Decisions*, the one place where topics are decided, one by one or several with one reason. */
export function DecisionsTab({ assessment, address }: { assessment: Assessment; address: MaterialityAddress }) {
  const t = useTexts(materialityTexts)
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { topics, gaps, carry, may } = assessment
  const { data: proposals = [] } = useQuery(materialityQuery(useLanguage()))
  const taken = topics.filter(({ code }) => chosen.has(code))
  const open = topics.filter(isOpen).map(({ code }) => code)
  const topic = asked && 'code' in asked ? topics.find(({ code }) => code === asked.code) : undefined
  const choose = (codes: readonly string[], to: boolean) =>
    setChosen((known) => new Set(to ? [...known, ...codes] : [...known].filter((code) => !codes.includes(code))))
  const close = () => setAsked(null)
  return (
    <>
      <section aria-label={t('decision.title')}>
        <p className="mb-3 max-w-prose text-pretty text-muted text-sm">{t('decision.lead')}</p>
        {carry && may.decide && <CarryOver carry={carry} />}
        {may.decide && (open.length > 1 || gaps.length > 0) && (
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {open.length > 1 ? (
              <Checkbox
                // Above the boxes of the rows, which stand within their card.
                className="pl-4"
                label={t('many.chooseOpen', { count: open.length })}
                checked={open.every((code) => chosen.has(code))}
                onChange={(to) => choose(open, to)}
              />
            ) : (
              <span />
            )}
            {gaps.length > 0 && (
              <Button onClick={() => setAsked({ what: 'matters' })}>{t('many.matters', { count: gaps.length })}</Button>
            )}
          </div>
        )}
        <TableCard>
          <ul aria-label={t('decision.title')}>
            {topics.map((one) => (
              <DecidedTopic
                key={one.code}
                topic={one}
                isChosen={chosen.has(one.code)}
                entries={assessment.entries}
                proposal={proposals.find(({ code }) => code === one.code)}
                mayDecide={may.decide}
                mayDissent={may.score}
                onChoose={(to) => choose([one.code], to)}
                onDecide={() => setAsked({ what: 'decide', code: one.code })}
                onDissent={() => setAsked({ what: 'dissent', code: one.code })}
                onEntries={() => address.goTo('assessment', { topic: one.code })}
              />
            ))}
          </ul>
        </TableCard>
        {taken.length > 0 && (
          <ChosenBar topics={taken} onClear={() => setChosen(new Set())} onDecide={() => setAsked({ what: 'many' })} />
        )}
      </section>
      {asked?.what === 'decide' && topic && (
        <DecideDialog key={topic.code} topic={topic} entries={assessment.entries} onClose={close} />
      )}
      {asked?.what === 'dissent' && topic && <DissentDialog topic={topic} onClose={close} />}
      {asked?.what === 'many' && (
        <DecideManyDialog
          topics={taken}
          entries={assessment.entries}
          onDone={(left) => {
            setChosen(new Set(left))
            if (left.length === 0) close()
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'matters' && <ConsiderManyDialog assessment={assessment} onClose={close} />}
    </>
  )
}

interface ChosenBarProps {
  topics: readonly AssessedTopic[]
  onClear: () => void
  onDecide: () => void
}

/** What can be done with the topics that are chosen; at the foot of the window while the list is scrolled. */
function ChosenBar({ topics, onClear, onDecide }: ChosenBarProps) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const confirm = useDecideEach()
  const carried = topics.flatMap(({ code, decision, revision }) =>
    decision?.toConfirm
      ? [
          {
            code,
            material: decision.material,
            reason: decision.reason,
            outlook: decision.outlook,
            based_on: revision,
          },
        ]
      : [],
  )
  return (
    <div
      role="status"
      className="sticky bottom-[calc(1rem+var(--bar,0px))] z-20 mt-3 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4 shadow-lg"
    >
      <p className="num min-w-0 flex-1 font-medium text-sm max-md:basis-full">
        {t('many.chosen', { count: topics.length })}
      </p>
      <Button look="ghost" onClick={onClear}>
        {t('many.clear')}
      </Button>
      {carried.length === topics.length && (
        <Button
          busy={confirm.isPending}
          onClick={() =>
            confirm.mutate(carried, {
              onSuccess: ([first]) => {
                if (first)
                  toast({
                    title: t('notSaved'),
                    description: `${first.code}: ${errorText(first.failure)}`,
                    variant: 'destructive',
                  })
                else onClear()
              },
            })
          }
        >
          {t('many.confirm', { count: carried.length })}
        </Button>
      )}
      <Button look="primary" onClick={onDecide}>
        {t('many.decide')}
      </Button>
    </div>
  )
}

function CarryOver({ carry }: { carry: NonNullable<Assessment['carry']> }) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const carryOver = useCarryOver()
  return (
    <Notice
      tone="info"
      className="mb-3"
      action={
        <Button
          busy={carryOver.isPending}
          onClick={() =>
            carryOver.mutate(undefined, {
              onSuccess: () => toast({ title: t('carry.done', { year: carry.year }) }),
              onError: (failure) =>
                toast({ title: t('notSaved'), description: errorText(failure), variant: 'destructive' }),
            })
          }
        >
          {t('carry.take')}
        </Button>
      }
    >
      {t('carry.text', { year: carry.year, count: carry.decisions })}
    </Notice>
  )
}
