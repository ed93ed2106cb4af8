import type { ReportLists, StatementLists } from '@esrs/contract'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useCurrent } from '../../kit/use-current.ts'
import { Badge, type BadgeTone, CodeChip } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { chapterOf, chapterPlace, datapointPlace, taxonomyPlace } from './places.ts'
import { listsQuery } from './queries.ts'
import { StatementFrame } from './StatementFrame.tsx'
import { statementTexts } from './texts.ts'

/** The lists that the standards ask for (ESRS 2 IRO-2 and Appendix B). */
export default function ListsPage() {
  const t = useTexts(statementTexts)
  const { data, error, refetch, isFetching } = useCurrent(listsQuery)
  return (
    <StatementFrame>
      {data ? (
        <Lists lists={data} />
      ) : error ? (
        <Card>
          <LoadFailed title={t('lists.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      ) : (
        <Loading label={t('lists.loading')} className="flex flex-col gap-4">
          <Skeleton className="h-5 w-64" />
          <Skeleton className="h-80 rounded-xl" />
        </Loading>
      )}
    </StatementFrame>
  )
}

type State = StatementLists['requirements'][number]['state'] | StatementLists['other_law'][number]['state']

const tones: Record<State, BadgeTone> = {
  disclosed: 'success',
  partly: 'warning',
  omitted: 'neutral',
  reference: 'neutral',
  gap: 'warning',
  'not-material': 'neutral',
  'not-applicable': 'neutral',
}

function Lists({ lists }: { lists: ReportLists }) {
  const t = useTexts(statementTexts)
  const language = useLanguage()
  const { requirements, other_law: law, not_material: topics, entity_specific: own } = lists
  return (
    <div className="flex flex-col gap-6">
      <Gaps gaps={lists.gaps} />
      <p className="max-w-prose text-pretty text-secondary">{t('lists.lead')}</p>
      <p className="-mt-3 text-sm">
        <Link className="text-brand-text underline underline-offset-2" to={taxonomyPlace}>
          {t('taxonomy.link')}
        </Link>
      </p>
      <List title={t('lists.requirements')} isEmpty={requirements.length === 0}>
        {requirements.map(({ code, title, state }) => (
          <Row
            key={code}
            code={code.endsWith('.own') ? '' : code}
            name={title[language]}
            to={chapterPlace(chapterOf(code), code)}
            end={<Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
          />
        ))}
      </List>
      <List title={t('lists.law')} isEmpty={law.length === 0}>
        {law.map((row) => (
          <Row
            key={row.datapoint}
            code={row.datapoint}
            name={row.name[language]}
            note={`${row.requirement}, ${row.paragraph} · ${row.law.map((one) => t(`lists.${one}`)).join(', ')}`}
            to={datapointPlace(row.datapoint)}
            end={<Badge tone={tones[row.state]}>{t(`state.${row.state}`)}</Badge>}
          />
        ))}
      </List>
      <List title={t('lists.notMaterial')} isEmpty={topics.length === 0}>
        {topics.map(({ code, title, explained }) => (
          <Row
            key={code}
            code={code}
            name={title[language]}
            to={chapterPlace(code)}
            end={
              <Badge tone={explained ? 'neutral' : 'warning'}>
                {t(explained ? 'lists.explained' : 'lists.unexplained')}
              </Badge>
            }
          />
        ))}
      </List>
      <List title={t('lists.own')} isEmpty={own.length === 0}>
        {own.map(({ datapoint, name }) => (
          <Row key={datapoint} code={datapoint} name={name[language]} to={datapointPlace(datapoint)} />
        ))}
      </List>
    </div>
  )
}

/** What the statement asks for and nobody has said yet, by requirement; each opens to its datapoints. */
function Gaps({ gaps }: Pick<ReportLists, 'gaps'>) {
  const t = useTexts(statementTexts)
  const language = useLanguage()
  const count = gaps.reduce((sum, { datapoints }) => sum + datapoints.length, 0)
  return (
    <section id="gaps" className="scroll-mt-32">
      <h2 className="mb-1 font-semibold text-base">{t('lists.gaps')}</h2>
      <p className="mb-2 max-w-prose text-pretty text-secondary text-sm">
        {count === 0
          ? t('lists.noGaps')
          : t('lists.gapsText', { count, requirements: t('lists.inRequirements', { count: gaps.length }) })}
      </p>
      {count > 0 && (
        <Card className="overflow-hidden">
          {gaps.map(({ code, title, datapoints }) => (
            <details key={code} className="group border-line border-b last:border-b-0">
              <summary className="flex min-h-10 cursor-pointer items-center gap-x-3 gap-y-1 px-4 py-2 text-sm max-md:flex-wrap hover:bg-hover focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  aria-hidden
                  className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
                />
                <span className="w-28 shrink-0 max-md:w-auto">
                  <CodeChip code={code.endsWith('.own') ? chapterOf(code) : code} />
                </span>
                {/* On a phone the name has a line of its own below code and number. */}
                <span className="min-w-0 flex-1 max-md:order-last max-md:basis-full max-md:pl-7">
                  {title[language]}
                </span>
                <span className="num shrink-0 text-muted max-md:ml-auto">
                  {t('lists.gapCount', { count: datapoints.length })}
                </span>
              </summary>
              <ul className="border-line border-t bg-sunken">
                {datapoints.map(({ datapoint, name }) => (
                  <Row key={datapoint} code={datapoint} name={name[language]} to={datapointPlace(datapoint)} />
                ))}
                <li className="px-4 py-2 text-sm">
                  <Link to={chapterPlace(chapterOf(code), code)}>{t('lists.explain')}</Link>
                </li>
              </ul>
            </details>
          ))}
        </Card>
      )}
    </section>
  )
}

function List({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const t = useTexts(statementTexts)
  return (
    <section>
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      {isEmpty ? (
        <p className="text-muted text-sm">{t('lists.none')}</p>
      ) : (
        <Card className="overflow-hidden">
          <ul>{children}</ul>
        </Card>
      )}
    </section>
  )
}

interface RowProps {
  code: string
  name: string
  note?: string
  to: string
  end?: ReactNode
}

const Row = ({ code, name, note, to, end }: RowProps) => (
  <li className="border-line border-b last:border-b-0">
    <Link
      to={to}
      className="flex min-h-10 items-center gap-3 px-4 py-2 text-sm hover:bg-hover focus-visible:-outline-offset-2 max-md:flex-wrap max-md:gap-y-1"
    >
      <span className="w-32 shrink-0">{code && <CodeChip code={code} />}</span>
      <span className="min-w-0 flex-1 max-md:order-last max-md:basis-full">
        {name}
        {note && <span className="block text-muted text-xs">{note}</span>}
      </span>
      {end && <span className="max-md:ml-auto">{end}</span>}
    </Link>
  </li>
)
