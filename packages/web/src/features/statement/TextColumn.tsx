import type { StatementBlock, StatementLanguage } from '@esrs/contract'
import { Ellipsis, History, PencilLine, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { May } from '../../api/May.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useChapter } from './chapter-context.ts'
import { explanationOf } from './queries.ts'
import { RichTextView, useSourceText } from './RichTextView.tsx'
import { TextVersionsDialog } from './TextVersionsDialog.tsx'
import { ToDraftDialog } from './ToDraftDialog.tsx'
import { statementTexts } from './texts.ts'
import { type TextKey, useIsKept } from './unsaved-texts.ts'

/** Editor, loaded only when a person starts writing. */
const TextEditor = lazyPart(() => import('./editor/TextEditor.tsx'))

type Text = Extract<StatementBlock, { type: 'text' }>

interface TextColumnProps {
  block: Text
  code: string
  language: StatementLanguage
  startsOpen: boolean
}

/** A text in one language, for reading or in the editor. */
export function TextColumn({ block, code, language, startsOpen }: TextColumnProps) {
  const t = useTexts(statementTexts)
  const { report, bases } = useChapter()
  const [isEditing, setEditing] = useState(startsOpen)
  const [asked, setAsked] = useState<'versions' | 'draft' | null>(null)
  const key: TextKey = { report, id: block.id, language }
  const isKept = useIsKept(key)
  const text = block.texts[language] ?? []
  const base = bases[block.id]?.[language] ?? null
  const about = { code, language: t(`language.${language}`) }
  const action = text.length > 0 ? 'text.edit' : 'text.write'
  const close = () => setAsked(null)
  return (
    <div className="group/text min-w-0">
      <div className="mb-1 flex min-h-control items-start gap-x-2">
        <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 max-md:min-h-10">
          <Marks block={block} language={language} />
        </div>
        {!isEditing && (
          <>
            <May>
              <Button
                look="ghost"
                className="h-7! px-2! max-md:h-10!"
                aria-label={`${t(action)}: ${t('editor.label', about)}`}
                onClick={() => setEditing(true)}
              >
                <PencilLine aria-hidden className="size-3.5" />
                {t(action)}
              </Button>
            </May>
            {base !== null && (
              <Menu
                trigger={
                  <Button look="ghost" size="icon-small" aria-label={t('text.more', about)}>
                    <Ellipsis aria-hidden className="size-4" />
                  </Button>
                }
              >
                <MenuItem onSelect={() => setAsked('versions')}>
                  <History aria-hidden />
                  {t('text.versions')}
                </MenuItem>
                <May>
                  <MenuItem onSelect={() => setAsked('draft')}>
                    <Undo2 aria-hidden />
                    {t('text.toDraft')}
                  </MenuItem>
                </May>
              </Menu>
            )}
          </>
        )}
      </div>
      {isKept && !isEditing && (
        <Notice
          tone="warning"
          className="mb-2"
          action={<Button onClick={() => setEditing(true)}>{t('text.goOn')}</Button>}
        >
          {t('text.kept')}
        </Notice>
      )}
      {isEditing ? (
        <Suspense
          fallback={
            <Loading label={t('editor.loading')}>
              <Skeleton className="h-40 rounded-lg" />
            </Loading>
          }
        >
          <TextEditor
            textKey={key}
            label={t('editor.label', about)}
            text={text}
            base={base}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : text.length > 0 ? (
        <div lang={language}>
          <RichTextView text={text} language={language} />
          <Sources block={block} language={language} />
        </div>
      ) : (
        <p className="text-muted">{t('text.none')}</p>
      )}
      {asked === 'versions' && <TextVersionsDialog id={block.id} code={code} language={language} onClose={close} />}
      {asked === 'draft' && <ToDraftDialog id={block.id} code={code} language={language} base={base} onClose={close} />}
    </div>
  )
}

/** Where the words of a drafted passage come from; the issued statement names no documents. */
function Sources({ block, language }: Pick<TextColumnProps, 'block' | 'language'>) {
  const { facts } = useChapter()
  const source = useSourceText()
  const isQuote = block.texts[language]?.some(({ type }) => type === 'quote')
  if (block.edited[language] || isQuote || block.datapoints[0] !== block.id) return null
  const places = block.datapoints.flatMap((id) => facts.get(id)?.evidence ?? []).map(source)
  return [...new Set(places)].map((place) => (
    <p key={place} className="mt-1 text-muted text-xs">
      {place}
    </p>
  ))
}

/** Whether the text in the other language was changed after this one. */
function isOlder({ edited, texts }: Text, language: StatementLanguage, other: StatementLanguage): boolean {
  const [own, its] = [edited[language], edited[other]]
  if (its === null || !texts[other]?.length) return false
  return own === null || own < its
}

/** Marks above a text: language, whether a person wrote it, and whether the other language is newer. */
function Marks({ block, language }: Pick<TextColumnProps, 'block' | 'language'>) {
  const t = useTexts(statementTexts)
  const { shown, chapter } = useChapter()
  const { date } = useFormats()
  const other = language === 'en' ? 'de' : 'en'
  const edited = block.edited[language]
  const hasText = Boolean(block.texts[language]?.length)
  return (
    <>
      {shown.length > 1 && <span className="font-medium text-muted text-xs">{t(`language.${language}`)}</span>}
      {hasText && (
        <span className="text-muted text-xs">
          {edited
            ? t('text.edited', { date: date(edited) })
            : t(block.id === explanationOf(chapter) ? 'text.reason' : 'text.drafted')}
        </span>
      )}
      {hasText && isOlder(block, language, other) && (
        <Tooltip content={t('text.olderHint')}>
          <button type="button" className="rounded-full max-md:py-2.5">
            <Badge tone="warning">{t('text.older', { language: t(`language.${other}`) })}</Badge>
          </button>
        </Tooltip>
      )}
    </>
  )
}
