import type { StandardOutside } from '@esrs/contract'
import { ArrowRight, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { cx } from '../../ui/class-names.ts'
import { pillarOf } from '../../ui/pillar.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import {
  boundedCount,
  boundedRate,
  controlCodeOf,
  datapointAt,
  datapointsOf,
  isKnownStandard,
  missingParts,
} from './standards.ts'
import { progressTexts } from './texts.ts'

export interface Coverage {
  total: number
  completed: number
  to_check: number
  completion_rate: number
  missingData: string[]
  /** Why the standard as a whole is not reported on. */
  outside: StandardOutside | null
  /** In the language of the reader; the sets title the same code differently. */
  title?: string
}

interface StandardRowProps {
  standard: string
  coverage: Coverage
}

/** One standard: its name, how far it is, and on request what is missing. */
export function StandardRow({ standard, coverage }: StandardRowProps) {
  const t = useTexts(progressTexts)
  const { number, percent } = useFormats()
  const [open, setOpen] = useState(false)
  const details = useId()
  const code = controlCodeOf(standard)
  const name = coverage.title ?? (isKnownStandard(code) ? t(`standards.${code}`) : standard)
  const total = Math.max(0, coverage.total)
  const completed = boundedCount(coverage.completed, total)
  const rate = boundedRate(coverage.completion_rate)
  const narrow = useNarrow()
  const { outside } = coverage
  // Of a topic that is not material, how it was assessed may still count.
  const isCounted = total > 0
  const count = isCounted ? t('list.count', { completed: number(completed), total: number(total) }) : '–'
  const share = isCounted ? percent(rate) : '–'
  const bar = (
    <Bar
      total={total}
      segments={[
        { value: completed, tone: pillarOf(code) },
        { value: boundedCount(coverage.to_check, total - completed), tone: 'waiting' },
      ]}
      label={
        isCounted
          ? t('list.bar', { standard: code, rate: percent(rate), toCheck: number(coverage.to_check) })
          : t('list.outsideBar', { standard: code, reason: t(`list.outside.${outside ?? 'other'}`) })
      }
    />
  )
  return (
    <>
      <tr className="group/row">
        <th
          scope="row"
          colSpan={narrow ? 2 : 1}
          className={cx('py-2 pr-3 pl-3 text-left font-normal max-md:pr-4', !open && 'border-line border-b')}
        >
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => setOpen(!open)}
            className="flex min-h-8 w-full items-center gap-2 rounded-md text-left max-md:min-h-10"
          >
            <ChevronRight
              aria-hidden
              className={cx('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')}
            />
            <span className="flex w-14 shrink-0 md:w-16">
              <CodeChip code={code} />
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 font-medium">{name}</span>
              {outside && <Badge>{t(`list.outside.${outside}`)}</Badge>}
            </span>
            {narrow && <span className="num ml-auto shrink-0 pl-1 font-semibold">{share}</span>}
          </button>
          {narrow && (
            <div className="mt-1 mb-1 flex items-center gap-3 pl-6">
              <div className="flex-1">{bar}</div>
              <span className="num w-24 shrink-0 whitespace-nowrap text-right text-muted text-xs">{count}</span>
            </div>
          )}
        </th>
        {!narrow && (
          <>
            <td className={cx('px-3', !open && 'border-line border-b')}>{bar}</td>
            <td className={cx('num px-3 text-right text-secondary', !open && 'border-line border-b')}>{count}</td>
            <td className={cx('num py-2 pr-5 pl-3 text-right font-semibold', !open && 'border-line border-b')}>
              {share}
            </td>
          </>
        )}
      </tr>
      {open && (
        <tr id={details}>
          <td colSpan={narrow ? 2 : 4} className="border-line border-b px-5 pb-4 pl-9 max-md:px-4">
            <Missing standard={code} coverage={coverage} />
          </td>
        </tr>
      )}
    </>
  )
}

/** What a standard still lacks, each leading to its datapoint. */
function Missing({ standard, coverage }: { standard: string; coverage: Coverage }) {
  const { missingData, outside, to_check: toCheck } = coverage
  const t = useTexts(progressTexts)
  const { number } = useFormats()
  const count = missingData.length
  const missing = count > 0 && t('list.missing', { count, number: number(count) })
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 px-3">
        <p className="font-medium text-muted text-xs">
          {outside && `${t(`list.outsideText.${outside}`)} `}
          {[
            missing || (!outside && t('list.complete')),
            toCheck > 0 && t('list.toCheck', { count: toCheck, number: number(toCheck) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Link
          to={datapointsOf(standard)}
          className="inline-flex min-h-8 items-center gap-1 rounded-sm font-medium text-brand-text text-sm hover:underline"
        >
          <span className="sr-only">{t('list.datapoints', { standard })}: </span>
          {t('list.show')}
          <ArrowRight aria-hidden className="size-3.5" />
        </Link>
      </div>
      {missingData.length > 0 && (
        <ScrollFrame
          aria-label={t('list.showMissing', { standard })} // A row that is cut in half says that there are more.
          className="h-auto! max-h-[19.25rem] border-line border-t max-md:max-h-[17rem]"
        >
          <ul className="py-1 text-sm">
            {missingData.map((text) => (
              <li key={text}>
                <MissingDatapoint standard={standard} text={text} />
              </li>
            ))}
          </ul>
        </ScrollFrame>
      )}
    </div>
  )
}

function MissingDatapoint({ standard, text }: { standard: string; text: string }) {
  const { code, name } = missingParts(text)
  if (code === null) return <span className="block px-3 py-1.5">{name}</span>
  return (
    <Link
      to={datapointAt(standard, code)}
      className="grid grid-cols-[8rem_1fr] gap-x-3 px-3 py-1.5 hover:bg-hover focus-visible:-outline-offset-2 max-md:grid-cols-1"
    >
      <CodeChip code={code} className="justify-self-start" />
      <span className="min-w-0">{name}</span>
    </Link>
  )
}
