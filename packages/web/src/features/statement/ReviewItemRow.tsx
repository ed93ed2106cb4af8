import type { ReviewItem } from '@esrs/contract'
import {
  Building2,
  CalendarX,
  FileQuestionMark,
  GitCompareArrows,
  Languages,
  type LucideIcon,
  PencilLine,
  Save,
  Scale,
  Sigma,
  Signature,
  Sparkles,
  Tag,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { placeOfExample, placeOfKind, taxonomyChapter } from './places.ts'
import { statementTexts } from './texts.ts'
import { WordsDialog } from './WordsDialog.tsx'

const icons: Record<ReviewItem['kind'], LucideIcon> = {
  proposed: Sparkles,
  company: Building2,
  conflict: GitCompareArrows,
  'other-year': CalendarX,
  mismatch: Sigma,
  topic: Scale,
  assessment: Signature,
  gap: FileQuestionMark,
  text: PencilLine,
  words: Languages,
  check: TriangleAlert,
  unsaved: Save,
  lei: Tag,
}

/** A name is cut where a line is long; on a phone it would say nothing then. */
const oneLine = 'md:truncate max-md:py-1 max-md:text-pretty'

/** Row of the final review for one kind of open items: number, what to do, first examples. */
export function ReviewItemRow({ item: { kind, count, examples } }: { item: ReviewItem }) {
  const t = useTexts(statementTexts)
  const [isOpen, setOpen] = useState(false)
  const Icon = icons[kind]
  const title = t(`review.kind.${kind}.title`, { count })
  const link = t(`review.kind.${kind}.link`)
  return (
    <li className="flex gap-4 border-line border-b px-5 py-4 last:border-b-0 max-md:gap-3 max-md:px-4">
      <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-warning-soft text-warning-text max-md:hidden">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <div className="min-w-0 flex-[1_1_18rem]">
            <h2 className="num text-pretty font-medium">{title}</h2>
            <p className="text-pretty text-muted text-sm">{t(`review.kind.${kind}.text`)}</p>
          </div>
          {kind === 'words' ? (
            <Button className="max-md:w-full" onClick={() => setOpen(true)}>
              {link}
            </Button>
          ) : (
            <Button asChild className="max-md:w-full">
              <Link to={placeOfKind[kind]}>{link}</Link>
            </Button>
          )}
        </div>
        {examples.length > 0 && (
          <ul aria-label={t('review.examples')} className="mt-2 flex flex-col">
            {examples.map(({ key, code, name, text }) => (
              <li key={text ?? key}>
                {kind === 'words' ? (
                  <span className="inline-flex min-h-7 max-w-full items-center gap-2 text-sm">
                    <CodeChip code={code} listed />
                    <span className={`min-w-0 text-secondary ${oneLine}`}>{name}</span>
                  </span>
                ) : (
                  <Link
                    to={placeOfExample(kind, key)}
                    className="inline-flex min-h-7 max-w-full items-center gap-2 rounded-sm text-sm hover:underline max-md:min-h-10"
                  >
                    {code && code !== taxonomyChapter && <CodeChip code={code} listed />}
                    <span
                      className={text ? 'min-w-0 py-1 text-pretty text-secondary' : `min-w-0 text-secondary ${oneLine}`}
                    >
                      {text ?? name}
                    </span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isOpen && <WordsDialog onClose={() => setOpen(false)} />}
    </li>
  )
}
