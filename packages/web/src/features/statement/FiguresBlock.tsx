import type { StatementBlock, StatementLanguage } from '@esrs/contract'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { useNarrow } from '../../ui/use-media.ts'
import { useChapter } from './chapter-context.ts'
import { FootnoteButton } from './FootnoteButton.tsx'
import { changeWords, factWords } from './figures.ts'
import { datapointPlace } from './places.ts'
import { statementTexts } from './texts.ts'

type Figures = Extract<StatementBlock, { type: 'figures' }>

interface FigureRow {
  id: string
  datapoint: string
  footnote: Figures['rows'][number]['footnote']
  labels: { language: StatementLanguage; text: string }[]
  isPart: boolean
  isTotal: boolean
  unit: string
  value: string | null
  before: string | null
  change: string | null
  /** Figures of the columns beside the year. */
  more: (string | null)[]
  /** Number of the footnote below the table. */
  note: number | null
}

/** The rows as they are shown, with the footnotes that they have. */
function useRows(block: Figures): { rows: FigureRow[]; notes: string[] } {
  const { facts, shown } = useChapter()
  const { unit } = useFormats()
  const [language = 'en'] = shown
  const notes: string[] = []
  const rows = block.rows.flatMap((row): FigureRow[] => {
    const fact = facts.get(row.fact)
    if (!fact) return []
    const prior = row.prior === null ? undefined : facts.get(row.prior)
    const more = (row.more ?? []).map((id) => (id === null ? undefined : facts.get(id)))
    const footnote = [row.footnote?.[language], row.restated?.[language]].filter(Boolean).join(' ')
    if (footnote) notes.push(footnote)
    return [
      {
        id: row.fact,
        datapoint: fact.datapoint,
        footnote: row.footnote,
        labels: shown.map((one) => ({ language: one, text: row.label[one] })),
        isPart: row.part,
        isTotal: row.total ?? false,
        unit: unit(fact.unit ?? more.find((one) => one !== undefined)?.unit ?? null),
        // Where the whole is told in words, its years are the figures.
        value: fact.number === null ? null : factWords(fact, 'number', language),
        more: [
          ...more.map((one) => (one ? factWords(one, 'number', language) : null)),
          ...(block.yearly ? [row.yearly?.[language] ?? null] : []),
        ],
        before: prior ? factWords(prior, prior.unit === fact.unit ? 'number' : 'value', language) : null,
        change: changeWords(fact, prior, language),
        note: footnote ? notes.length : null,
      },
    ]
  })
  return { rows, notes }
}

/** Table of figures, on narrow screens as cards. Each figure links to its datapoint with the evidence. */
export function FiguresBlock({ block }: { block: Figures }) {
  const { shown } = useChapter()
  const isNarrow = useNarrow()
  const { rows, notes } = useRows(block)
  const [language = 'en'] = shown
  const yearly = block.yearly ? [{ head: block.yearly, before: false }] : []
  const beside = [...(block.columns ?? []), ...yearly].map(({ head, before }) => ({ head: head[language], before }))
  return (
    <figure className="min-w-0">
      {isNarrow ? (
        <Cards rows={rows} caption={block.caption[language]} beside={beside} />
      ) : (
        <FigureTable rows={rows} caption={block.caption[language]} beside={beside} />
      )}
      {notes.length > 0 && (
        <ol className="mt-2 list-decimal pl-5 text-muted text-xs">
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: footnotes are named by their number.
            <li key={index}>{note}</li>
          ))}
        </ol>
      )}
    </figure>
  )
}

interface RowsProps {
  rows: readonly FigureRow[]
  caption: string
  /** Columns beside the year, such as the base year in front of it. */
  beside: readonly { head: string; before: boolean }[]
}

/** Columns of years with what a row has in them: those in front of the year, or those behind. */
const besideOf = (beside: RowsProps['beside'], before: boolean) =>
  beside.flatMap((column, place) => (column.before === before ? [{ head: column.head, place }] : []))

const head = 'h-9 whitespace-nowrap border-line border-b bg-sunken px-3 font-medium text-muted text-xs'
const cell = 'border-line border-b px-3 py-2 align-top'

function FigureTable({ rows, caption, beside }: RowsProps) {
  const t = useTexts(statementTexts)
  const { year } = useChapter()
  const hasBefore = rows.some(({ before }) => before !== null)
  const hasValue = beside.length === 0 || rows.some(({ value }) => value !== null)
  const headsOf = (before: boolean) =>
    besideOf(beside, before).map(({ head: name, place }) => (
      <th key={place} scope="col" className={cx(head, 'num text-right last:pr-4')}>
        {name}
      </th>
    ))
  const cellsOf = (row: FigureRow, before: boolean) =>
    besideOf(beside, before).map(({ place }) => (
      <td key={place} className={cx(cell, 'num whitespace-nowrap text-right text-secondary last:pr-4')}>
        {row.more[place] && <Figure row={row} text={row.more[place]} />}
      </td>
    ))
  const valueCell = (row: FigureRow) => (
    <td className={cx(cell, 'num whitespace-nowrap text-right font-medium last:pr-4')}>
      <Value row={row} />
    </td>
  )
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(head, 'pl-4 text-left')}>
              {t('figures.metric')}
            </th>
            <th scope="col" className={cx(head, 'text-left')}>
              {t('figures.unit')}
            </th>
            {headsOf(true)}
            {hasValue && (
              <th scope="col" className={cx(head, 'num text-right last:pr-4')}>
                {year}
              </th>
            )}
            {hasBefore && (
              <>
                <th scope="col" className={cx(head, 'num text-right')}>
                  {year - 1}
                </th>
                <th scope="col" className={cx(head, 'text-right last:pr-4')}>
                  {t('figures.change')}
                </th>
              </>
            )}
            {headsOf(false)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="group/row last:[&>*]:border-b-0">
              <th
                scope="row"
                className={cx(
                  cell,
                  'w-full text-left font-normal',
                  row.isPart ? 'pl-8' : 'pl-4',
                  row.isTotal && 'font-semibold',
                )}
              >
                <Label row={row} />
              </th>
              <td className={cx(cell, 'whitespace-nowrap text-muted')}>{row.unit}</td>
              {cellsOf(row, true)}
              {hasValue && valueCell(row)}
              {hasBefore && (
                <>
                  <td className={cx(cell, 'num whitespace-nowrap text-right text-secondary')}>{row.before}</td>
                  <td className={cx(cell, 'num whitespace-nowrap text-right text-secondary last:pr-4')}>
                    {row.change}
                  </td>
                </>
              )}
              {cellsOf(row, false)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ rows, caption, beside }: RowsProps) {
  const t = useTexts(statementTexts)
  const { year } = useChapter()
  return (
    <ul aria-label={caption} className="overflow-hidden rounded-xl border border-line bg-surface text-sm">
      {rows.map((row) => (
        <li key={row.id} className={cx('border-line border-b px-4 py-3 last:border-b-0', row.isPart && 'pl-8')}>
          <Label row={row} />
          {row.value !== null && (
            <p className="num mt-1 font-medium">
              <Value row={row} /> <span className="font-normal text-muted">{row.unit}</span>
            </p>
          )}
          {beside.map(({ head: name }, place) => {
            const figure = row.more[place]
            return (
              figure && (
                <p key={name} className="num text-secondary text-xs">
                  {name}: {figure} {row.unit}
                </p>
              )
            )
          })}
          {row.before !== null && (
            <p className="num text-muted text-xs">
              {year - 1}: {row.before}
              {row.change && `, ${t('figures.change')} ${row.change}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Label({ row }: { row: FigureRow }) {
  const t = useTexts(statementTexts)
  const [first, ...others] = row.labels
  return (
    <>
      <span lang={first?.language}>{first?.text}</span>
      {row.note !== null && (
        <sup>
          <span className="sr-only">{t('figures.note', { number: row.note })}</span>
          <span aria-hidden>{row.note}</span>
        </sup>
      )}
      <FootnoteButton fact={row.id} label={first?.text ?? row.datapoint} footnote={row.footnote} />
      {others.map(({ language, text }) => (
        <span key={language} lang={language} className="block text-muted text-xs">
          {text}
        </span>
      ))}
    </>
  )
}

const Value = ({ row }: { row: FigureRow }) => row.value !== null && <Figure row={row} text={row.value} />

/** A figure that leads to its datapoint with the evidence. */
const Figure = ({ row, text }: { row: FigureRow; text: string }) => (
  <Link
    to={datapointPlace(row.datapoint)}
    className="rounded-sm text-brand-text underline-offset-2 hover:underline max-md:inline-block max-md:py-1"
  >
    {text}
  </Link>
)
