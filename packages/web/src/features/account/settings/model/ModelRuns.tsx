import type { ModelStanding } from '@esrs/contract'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { modelTexts } from './texts.ts'

type Run = ModelStanding['runs'][number]

/** Numbers of pages as people write them: `1–12, 14`. */
function stretches(pages: readonly number[]): string {
  const found: [number, number][] = []
  for (const page of pages) {
    const last = found.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else found.push([page, page])
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

/** Which model has read which pages of which document when. */
export function ModelRuns({ runs }: { runs: readonly Run[] }) {
  const t = useTexts(modelTexts)
  const { date, number } = useFormats()
  const pagesOf = ({ pages, page_count: count }: Run): string => {
    if (!pages.length) return t('runs.none')
    return pages.length >= count ? t('runs.all', { count: number(pages.length) }) : stretches(pages)
  }
  return (
    <div>
      <h3 className="font-medium text-sm">{t('runs.title')}</h3>
      <ul className="mt-2 flex flex-col divide-y divide-line text-sm">
        {runs.map((run) => (
          <li key={run.document_id} className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[1fr_auto]">
            <span className="min-w-0 break-words font-medium">{run.filename}</span>
            <span className="text-secondary tabular-nums sm:text-right">
              {t(`runs.is.${run.state}`, {
                answered: number(run.requests.answered),
                total: number(run.requests.total),
              })}
            </span>
            <span className="min-w-0 break-words text-muted">
              {t('runs.model')}: {run.model} · {t('runs.pages')}: {pagesOf(run)}
            </span>
            <span className="text-muted sm:text-right">{date(run.at)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
