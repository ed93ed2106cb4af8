import type { ReportOutline } from '@esrs/contract'
import { ArrowUpRight, Check, CircleDashed, CircleMinus, CircleSlash, Contrast, type LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { anchorOf, codeOf } from './places.ts'
import { statementTexts } from './texts.ts'
import type { useStatementPlace } from './use-place.ts'

type Chapter = ReportOutline['chapters'][number]
type RequirementState = Chapter['requirements'][number]['state']

const icons: Record<RequirementState, LucideIcon> = {
  disclosed: Check,
  partly: Contrast,
  omitted: CircleMinus,
  reference: ArrowUpRight,
  gap: CircleDashed,
}
const tones: Record<RequirementState, string> = {
  disclosed: 'text-success-text',
  partly: 'text-warning-text',
  omitted: 'text-muted',
  reference: 'text-muted',
  gap: 'text-warning-text',
}

interface OutlineProps {
  outline: ReportOutline
  current: string
  place: ReturnType<typeof useStatementPlace>
  /** Called when a person opens a chapter or requirement. */
  onGo?: () => void
}

/** Chapters of the statement; the one that is shown lists its requirements with their state. */
export function Outline({ outline, current, place, onGo }: OutlineProps) {
  const t = useTexts(statementTexts)
  const { hash } = useLocation()
  const [language = 'en'] = place.shown
  const to = (chapter: string, requirement?: string) => {
    const search = new URLSearchParams(place.search)
    search.set('chapter', chapter)
    return `/report?${search}${requirement ? `#${anchorOf(requirement)}` : ''}`
  }
  return (
    <nav aria-label={t('outline.label')}>
      <ul className="flex flex-col gap-px">
        {outline.chapters.map((chapter) => {
          const isCurrent = chapter.code === current
          return (
            <li key={chapter.code}>
              <Link
                to={to(chapter.code)}
                onClick={onGo}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex min-h-8 items-start gap-2 rounded-md px-2 py-1.5 text-sm hover:bg-hover max-lg:min-h-11',
                  isCurrent ? 'bg-pressed font-medium' : 'text-secondary',
                )}
              >
                <span className="w-14 shrink-0 font-medium">{codeOf(chapter)}</span>
                <span className="min-w-0 flex-1">{chapter.title[language]}</span>
                <Lack chapter={chapter} />
              </Link>
              {isCurrent && chapter.requirements.length > 0 && (
                <ul className="my-1 ml-2 border-line border-l pl-1">
                  {chapter.requirements.map(({ code, title, state, gaps }) => {
                    const Icon = icons[state]
                    const isHere = hash === `#${anchorOf(code)}`
                    return (
                      <li key={code}>
                        <Link
                          to={to(chapter.code, code)}
                          onClick={onGo}
                          aria-current={isHere ? 'location' : undefined}
                          className={cx(
                            'flex min-h-7 items-start gap-2 rounded-md px-2 py-1 text-sm hover:bg-hover max-lg:min-h-11',
                            isHere ? 'text-ink' : 'text-secondary',
                          )}
                        >
                          <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', tones[state])} />
                          <span className="min-w-0 flex-1">
                            {!code.endsWith('.own') && <span className="font-medium">{code} </span>}
                            {title[language]}
                            <span className="sr-only">, {t(`state.${state}`)}</span>
                          </span>
                          {gaps > 0 && (
                            <span className="num shrink-0 text-muted text-xs leading-5">
                              <span aria-hidden>{gaps}</span>
                              <span className="sr-only">{t('numbers.gaps', { count: gaps })}</span>
                            </span>
                          )}
                        </Link>
                      </li>
                    )
                  })}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Number of gaps of a chapter, or that it is not material. */
function Lack({ chapter }: { chapter: Chapter }) {
  const t = useTexts(statementTexts)
  if (chapter.state === 'not-material') {
    return (
      <span title={t('outline.notMaterial')} className="mt-0.5 text-muted">
        <CircleSlash aria-hidden className="size-4" />
        <span className="sr-only">{t('outline.notMaterial')}</span>
      </span>
    )
  }
  const gaps = chapter.requirements.reduce((sum, one) => sum + one.gaps, 0)
  if (gaps === 0) return null
  return (
    <span className="num shrink-0 font-normal text-muted text-xs leading-5">
      <span aria-hidden>{gaps}</span>
      <span className="sr-only">{t('numbers.gaps', { count: gaps })}</span>
    </span>
  )
}
