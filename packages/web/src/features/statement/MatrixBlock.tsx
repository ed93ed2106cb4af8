import type { StatementBlock } from '@esrs/contract'
import { useEffect, useRef, useState } from 'react'
import type { MatrixDot } from '../../charts/chart.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useNear } from '../../ui/use-near.ts'
import { useChapter } from './chapter-context.ts'
import { statementTexts } from './texts.ts'

type Matrix = Extract<StatementBlock, { type: 'matrix' }>

/** The matrix of the signed assessment as the statement shows it; the table of its results stands beside it. */
export function MatrixBlock({ block }: { block: Matrix }) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
  const [language = 'en'] = shown
  const figure = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat(language).format(value))
  const words = block.points.map(({ code, title, impact, financial, material }) =>
    t('matrix.point', {
      topic: `${code} ${title[language]}`,
      impact: figure(impact),
      financial: figure(financial),
      result: t(material ? 'matrix.material' : 'matrix.not'),
    }),
  )
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-medium text-sm">{t('matrix.caption')}</figcaption>
      <Drawing block={block} words={words} axes={{ impact: t('matrix.impact'), financial: t('matrix.financial') }} />
      <ul className="sr-only">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </figure>
  )
}

interface DrawingProps {
  block: Matrix
  words: readonly string[]
  axes: { impact: string; financial: string }
}

/** The drawn matrix; the chart library is loaded only with it, when somebody comes near. */
function Drawing({ block, words, axes: { impact, financial } }: DrawingProps) {
  const t = useTexts(statementTexts)
  const frame = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isNear = useNear(frame)
  const { points, scale, thresholds } = block
  const told = words.join('\n')
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    let dispose = () => {}
    const load = async () => {
      const { drawMatrix } = await import('../../charts/chart.ts')
      if (isGone || !frame.current) return
      const chart = drawMatrix(frame.current, scale.top > 5 ? 'ten' : 'five', { impact, financial }, {})
      dispose = () => chart.dispose()
      const lines = told.split('\n')
      const dots = points.map(
        ({ code, title, impact: y, financial: x, material }, index): MatrixDot => ({
          id: code,
          kind: 'topic',
          code,
          title: title.en,
          x: x ?? scale.low,
          y: y ?? scale.low,
          words: lines[index] ?? code,
          isHollow: !material,
        }),
      )
      chart.show(dots, thresholds)
    }
    load().catch(() => setFailed(true))
    return () => {
      isGone = true
      dispose()
    }
  }, [isNear, points, scale, thresholds, impact, financial, told])
  if (hasFailed) return <p className="text-muted text-sm">{t('matrix.failed')}</p>
  return <div ref={frame} aria-hidden className="h-96 w-full max-w-2xl max-md:h-80" />
}
