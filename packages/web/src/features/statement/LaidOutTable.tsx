import type { StatementBlock } from '@esrs/contract'
import { Link } from 'react-router'
import { cx } from '../../ui/class-names.ts'
import { useChapter } from './chapter-context.ts'
import { factWords } from './figures.ts'
import { datapointPlace } from './places.ts'

type Table = Extract<StatementBlock, { type: 'table' }>

const cell = 'border-line border-b px-2 py-1.5 align-top first:pl-4 last:pr-4'
const head = 'border-line border-b bg-sunken px-2 py-2 align-bottom font-medium text-muted text-xs first:pl-4 last:pr-4'

/** A table as the law or a standard lays it out; a wide one scrolls within its own frame. */
export function LaidOutTable({ block }: { block: Table }) {
  const { shown, facts } = useChapter()
  const [language = 'en'] = shown
  const { caption, note, groups, columns, rows, wide } = block
  const end = (index: number) => (columns[index]?.kind === 'words' ? 'text-left' : 'num text-right')
  const text = (one: Table['rows'][number]['cells'][number]) => {
    if (one === null) return null
    if ('words' in one) return one.words[language]
    if ('number' in one) {
      const digits = { minimumFractionDigits: one.decimals, maximumFractionDigits: one.decimals }
      return new Intl.NumberFormat(language, digits).format(one.number as `${number}`)
    }
    const fact = facts.get(one.fact)
    if (!fact) return null
    return (
      <Link
        to={datapointPlace(fact.datapoint)}
        className="rounded-sm text-brand-text underline-offset-2 hover:underline max-md:inline-block max-md:py-1"
      >
        {factWords(fact, 'number', language)}
      </Link>
    )
  }
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-medium text-sm">{caption[language]}</figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
        tabIndex={0}
        aria-label={caption[language]}
        className="overflow-x-auto rounded-xl border border-line bg-surface"
      >
        <table className={cx('w-full border-separate border-spacing-0 text-sm', wide && 'min-w-[80rem] text-xs')}>
          <thead>
            {groups.length > 0 && (
              <tr>
                {groups.map(({ words, span }, index) =>
                  words[language] === '' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: heads of columns stay where they are.
                    <td key={index} colSpan={span} className={head} />
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: heads of columns stay where they are.
                    <th key={index} scope="colgroup" colSpan={span} className={cx(head, 'text-center')}>
                      {words[language]}
                    </th>
                  ),
                )}
              </tr>
            )}
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: heads of columns stay where they are.
                <th key={index} scope="col" className={cx(head, end(index))}>
                  {column.head[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are.
              <tr key={at} className={cx(row.level === 'total' && 'font-medium', 'last:[&>*]:border-b-0')}>
                <th
                  scope={row.level === 'section' ? 'rowgroup' : 'row'}
                  colSpan={row.level === 'section' ? columns.length : 1}
                  className={cx(
                    cell,
                    'text-left',
                    row.level === 'section' ? 'pt-3 font-semibold' : row.level !== 'total' && 'font-normal',
                    row.level === 'part' && 'pl-8! text-muted',
                  )}
                >
                  {row.head[language]}
                </th>
                {row.level !== 'section' &&
                  row.cells.map((one, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells stay where they are.
                    <td key={index} className={cx(cell, end(index + 1), 'whitespace-nowrap')}>
                      {text(one)}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className="mt-2 max-w-prose text-pretty text-muted text-xs">{note[language]}</p>}
    </figure>
  )
}
