import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { type Coverage, StandardRow } from './StandardRow.tsx'
import { progressTexts } from './texts.ts'

const head = 'h-9 border-line border-b bg-sunken px-3 py-1.5 font-medium text-muted text-xs'

/** Standards in the order in which they are given, as a chart that is a table; each opens to what it lacks. */
export function StandardTable({ standards }: { standards: [string, Coverage][] }) {
  const t = useTexts(progressTexts)
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm [&>tbody:last-child>tr:last-child>*]:border-b-0">
        <colgroup>
          <col />
          <col className="w-[24%] max-md:hidden" />
          <col className="w-32 max-md:hidden @3xl:w-42" />
          <col className="w-28 max-md:w-24" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={`${head} pl-9! text-left`}>
              {t('list.standard')}
            </th>
            <th scope="col" className={`${head} text-left max-md:hidden`}>
              <span aria-hidden>{'\u00a0'}</span>
              <span className="sr-only">{t('list.rate')}</span>
            </th>
            <th scope="col" className={`${head} text-right max-md:hidden`}>
              {t('list.total')}
            </th>
            <th scope="col" className={`${head} pr-5! text-right max-md:pr-4! max-md:pl-1!`}>
              {t('list.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standards.map(([standard, coverage]) => (
            <StandardRow key={standard} standard={standard} coverage={coverage} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
