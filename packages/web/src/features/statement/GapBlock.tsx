import type { StatementBlock } from '@esrs/contract'
import { CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useChapter } from './chapter-context.ts'
import { ExplainDialog } from './ExplainDialog.tsx'
import { datapointPlace } from './places.ts'
import { statementTexts } from './texts.ts'

/** Number of gaps shown at first. */
const few = 5

/** Gaps: required datapoints without a value. Each can get a value or a reason, and all of them one reason (ESRS 1, paragraph 34). */
export function GapBlock({ block, code }: { block: Extract<StatementBlock, { type: 'gap' }>; code: string }) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<{ code: string; datapoints: readonly string[] } | null>(null)
  const { datapoints, labels } = block
  const [language = 'en'] = shown
  const visible = isOpen || datapoints.length <= few + 1 ? datapoints : datapoints.slice(0, few)
  const hidden = datapoints.length - visible.length
  return (
    <section className="rounded-xl border border-warning/40 border-dashed px-4 py-3">
      <h4 className="flex items-center gap-2 font-medium text-sm text-warning-text">
        <CircleDashed aria-hidden className="size-4" />
        {t('block.gap', { count: datapoints.length })}
      </h4>
      <ul className="mt-1">
        {visible.map((key, index) => (
          <li key={key} className="flex items-baseline gap-x-4 py-1 text-sm max-md:flex-wrap">
            <Link
              to={datapointPlace(key)}
              className="flex min-w-0 flex-1 gap-2 py-0.5 rounded-sm underline-offset-2 hover:underline max-md:min-h-10 max-md:flex-col max-md:gap-0"
            >
              <span className="w-28 shrink-0 text-brand-text">{key}</span>
              <span className="min-w-0">{labels[index]?.[language]}</span>
            </Link>
            <May>
              <Button
                look="link"
                className="min-h-6 text-sm max-md:min-h-10"
                aria-label={t('block.sayWhyOf', { code: key })}
                onClick={() => setAsked({ code: key, datapoints: [key] })}
              >
                {t('block.sayWhy')}
              </Button>
            </May>
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {datapoints.length > few + 1 && (
          <Button
            look="link"
            className="min-h-6 text-sm max-md:min-h-10"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('block.fewer') : t('block.more', { count: hidden })}
          </Button>
        )}
        {datapoints.length > 1 && (
          <May>
            <Button
              look="link"
              className="min-h-6 text-sm max-md:min-h-10"
              onClick={() => setAsked({ code, datapoints })}
            >
              {t('block.sayWhyAll', { count: datapoints.length })}
            </Button>
          </May>
        )}
      </div>
      {asked && <ExplainDialog {...asked} known={null} onClose={() => setAsked(null)} />}
    </section>
  )
}
