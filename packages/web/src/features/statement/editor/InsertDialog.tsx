import type { FactEvidence, Inline, StatementLanguage } from '@esrs/contract'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Segment, SegmentItem } from '../../../ui/Segment.tsx'
import { useChapter } from '../chapter-context.ts'
import { factWords } from '../figures.ts'
import { useSourceText } from '../RichTextView.tsx'
import { statementTexts } from '../texts.ts'

type Show = Extract<Inline, { type: 'value' }>['show']

interface InsertDialogProps {
  kind: 'value' | 'quote'
  editor: Editor
  language: StatementLanguage
  onClose: () => void
}

interface Entry {
  id: string
  code: string
  name: string
  words: string
  insert: object
}

const row =
  'flex w-full flex-col rounded-md px-3 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2 max-md:py-3'

/** Dialog for inserting a value of the chapter, which stays linked to its fact, or a passage as a quote. */
export function InsertDialog({ kind, editor, language, onClose }: InsertDialogProps) {
  const t = useTexts(statementTexts)
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<Show>('value')
  const values = useValues(show, language)
  const quotes = useQuotes()
  const all = kind === 'value' ? values : quotes
  const wanted = search.trim().toLowerCase()
  const found = all.filter(({ code, name, words }) => `${code} ${name} ${words}`.toLowerCase().includes(wanted))
  const shows: Show[] = ['value', 'number', 'unit', 'year']
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(kind === 'value' ? 'insert.valueTitle' : 'insert.quoteTitle')}
      description={t(kind === 'value' ? 'insert.valueText' : 'insert.quoteText')}
    >
      <div className="flex flex-col gap-3">
        <SearchInput value={search} onSearch={setSearch} aria-label={t('insert.search')} />
        {kind === 'value' && (
          <Segment aria-label={t('insert.show')} className="self-start max-md:w-full">
            {shows.map((name) => (
              <SegmentItem
                key={name}
                current={show === name}
                onClick={() => setShow(name)}
                className="max-md:flex-1 max-md:justify-center max-md:px-1"
              >
                {t(`insert.${name}`)}
              </SegmentItem>
            ))}
          </Segment>
        )}
        {found.length === 0 ? (
          <p className="py-6 text-center text-muted">{t(all.length === 0 ? 'insert.noFacts' : 'insert.none')}</p>
        ) : (
          <ul className="-mx-3 flex flex-col">
            {found.map(({ id, code, name, words, insert }) => (
              <li key={id}>
                <button
                  type="button"
                  className={row}
                  onClick={() => {
                    editor.commands.insertContent(insert)
                    onClose()
                  }}
                >
                  <span className="flex w-full items-baseline gap-4">
                    <span className="min-w-0 flex-1 text-muted text-xs">
                      {code}
                      {name !== code && ` · ${name}`}
                    </span>
                    {kind === 'value' && <span className="num shrink-0 font-medium text-sm">{words}</span>}
                  </span>
                  {kind === 'quote' && <span className="line-clamp-3 text-sm">{words}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function useValues(show: Show, language: StatementLanguage): Entry[] {
  const { facts, labels, year } = useChapter()
  return [...facts.values()]
    .filter(({ type, unit }) => type !== 'narrative' && (show !== 'unit' || unit !== null))
    .map((fact) => ({
      id: fact.id,
      code: fact.year === year ? fact.datapoint : `${fact.datapoint} (${fact.year})`,
      name: labels.get(fact.id) ?? fact.datapoint,
      words: factWords(fact, show, language),
      insert: { type: 'value', attrs: { fact: fact.id, show } },
    }))
}

function useQuotes(): Entry[] {
  const { facts } = useChapter()
  const source = useSourceText()
  const seen = new Map<string, Entry>()
  for (const { datapoint, evidence } of facts.values())
    for (const one of evidence) {
      const id = `${one.document_id} ${one.page} ${one.excerpt}`
      if (!seen.has(id))
        seen.set(id, { id, code: datapoint, name: source(one), words: one.excerpt, insert: quoteOf(one) })
    }
  return [...seen.values()]
}

const quoteOf = ({ document_id, document, page, sheet, excerpt }: FactEvidence) => ({
  type: 'quote',
  attrs: { source: { document_id, document, page, sheet } },
  content: [{ type: 'paragraph', content: [{ type: 'text', text: excerpt }] }],
})
