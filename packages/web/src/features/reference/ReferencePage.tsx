import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { apiUrl } from '../../api/config.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { Rich, useTexts } from '../../i18n/texts.tsx'
import { Card, PageBody, SectionHeader } from '../../ui/Page.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { CallRow } from './CallRow.tsx'
import { Guide } from './Guide.tsx'
import { type Call, callsOf, type Description, descriptionQuery, matches } from './openapi.ts'
import { referenceTexts } from './texts.ts'

const anchor = 'text-brand-text underline underline-offset-2'

/** Every call of the API, read from the description that the running server gives of itself. */
export default function ReferencePage() {
  const t = useTexts(referenceTexts)
  const { data, error, refetch, isFetching } = useQuery(descriptionQuery)
  return (
    <PageBody className="flex flex-col gap-6">
      <p className="max-w-3xl text-pretty text-secondary">
        <Rich
          texts={referenceTexts}
          text="lead"
          components={{ to: <Link to="/profile" className={anchor} />, document: <DocumentLink /> }}
        />
      </p>
      <Guide />
      {data && <Calls description={data} />}
      {!data && error && (
        <Card>
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      )}
      {!data && !error && (
        <Loading className="flex flex-col gap-4">
          {['a', 'b', 'c'].map((part) => (
            <Skeleton key={part} className="h-24 rounded-lg" />
          ))}
        </Loading>
      )}
    </PageBody>
  )
}

/** Leads to what generators of clients read. */
function DocumentLink({ children }: { children?: ReactNode }) {
  return (
    <a href={`${apiUrl()}/openapi.json`} target="_blank" rel="noreferrer" className={anchor}>
      {children}
    </a>
  )
}

function Calls({ description }: { description: Description }) {
  const t = useTexts(referenceTexts)
  const [search, setSearch] = useState('')
  const calls = callsOf(description).filter((call) => matches(call, search))
  const groups = description.tags
    .map((tag) => ({ ...tag, calls: calls.filter(({ group }) => group === tag.name) }))
    .filter((group) => group.calls.length > 0)
  return (
    <>
      <SectionHeader title={t('count', { count: calls.length })}>
        <SearchInput
          value={search}
          onSearch={setSearch}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          className="w-72 max-sm:w-full"
        />
      </SectionHeader>
      {groups.length === 0 && <p className="text-muted text-sm">{t('nothing')}</p>}
      {groups.map((group) => (
        <Group key={group.name} {...group} of={description} />
      ))}
    </>
  )
}

interface GroupProps {
  name: string
  description: string
  calls: Call[]
  of: Description
}

function Group({ name, description, calls, of }: GroupProps) {
  return (
    <section>
      <h3 className="font-semibold text-base">{name}</h3>
      <p lang="en" className="mb-3 text-muted text-sm">
        {description}
      </p>
      <Card>
        {calls.map((call) => (
          <CallRow key={call.operationId} call={call} of={of} />
        ))}
      </Card>
    </section>
  )
}
