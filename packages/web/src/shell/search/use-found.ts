import { may } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { roleOf } from '../../api/role.ts'
import { useSession } from '../../api/session.ts'
import { useLanguage } from '../../i18n/language.ts'
import { type TextKey, useTexts } from '../../i18n/texts.tsx'
import { frameTexts, type PageTitleKey } from '../frame/texts.ts'
import { placesOf } from '../house.ts'
import { useRouteTable } from '../RouteContext.tsx'
import { hasRoute, routesFor } from '../routes.ts'
import type en from './en.json'
import { findPages, pagesOf } from './pages.ts'
import { foundDatapointsQuery, foundDocumentsQuery, peopleQuery } from './queries.ts'
import { searchTexts } from './texts.ts'

/** Something that was found, with where it is. */
export interface Hit {
  to: string
  name: string
  /** Of a datapoint. */
  code?: string
  note?: string | undefined
}

export interface HitGroup {
  name: TextKey<(typeof en)['group']>
  hits: readonly Hit[]
}

/** Milliseconds of a pause after which the server is asked. */
const pause = 200
/** Pages and people that are shown of each. */
const most = 6

function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const title = (language: 'en' | 'de', key: PageTitleKey): string =>
  (frameTexts[language].title as Record<string, string>)[key] ?? ''

/** What a search finds of everything that the signed-in person may open, by kind; what is nearest stands first. */
export function useFound(typed: string) {
  const t = useTexts(searchTexts)
  const frame = useTexts(frameTexts)
  const language = useLanguage()
  const role = roleOf(useSession().user)
  const routes = routesFor(useRouteTable(), role)
  const search = usePaused(typed.trim())
  const datapoints = useQuery(foundDatapointsQuery(search, language))
  const documents = useQuery(foundDocumentsQuery(search))
  const people = useQuery({ ...peopleQuery, enabled: search !== '' })

  const exists = (path: string) => hasRoute(routes, path)
  const pages = findPages(pagesOf(placesOf(routes), exists), typed, (key) => [title('en', key), title('de', key)])
  const wanted = search.toLowerCase()
  const names = (people.data?.users ?? []).filter(
    ({ name, email }) =>
      email.toLowerCase().startsWith(wanted) ||
      name
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.startsWith(wanted)) ||
      name.toLowerCase().includes(wanted),
  )
  const groups: HitGroup[] = [
    {
      name: 'datapoints',
      hits: (datapoints.data?.data.datapoints ?? []).map(({ key, code, name, label }) => ({
        to: `/datapoints?with_values=false&search=${encodeURIComponent(search)}&datapoint=${encodeURIComponent(key)}`,
        name,
        code,
        note: label,
      })),
    },
    {
      name: 'pages',
      hits: pages.slice(0, most).map(({ to, title: key, within }) => ({
        to,
        name: frame(`title.${key}`),
        note: within ? t('within', { place: frame(`title.${within}`) }) : undefined,
      })),
    },
    {
      name: 'documents',
      hits: (documents.data?.results ?? []).map((document) => ({
        to: `/documents?document=${encodeURIComponent(document.id)}`,
        name: document.title,
      })),
    },
    {
      name: 'people',
      hits: names.slice(0, most).map(({ id, name, email }) => ({
        to: may(role, 'manage') ? `/users/${encodeURIComponent(id)}/edit` : '/company-profile#people',
        name,
        note: email,
      })),
    },
  ]
  const asked = [datapoints, documents, people]
  const isCode = /\d/.test(typed)
  // Whoever types a code looks for the datapoint; whoever types a word may as well look for a page.
  const [first, second, ...others] = groups
  const ordered = isCode ? groups : [second!, first!, ...others]
  return {
    groups: search === '' && typed.trim() !== '' ? ordered.filter(({ name }) => name === 'pages') : ordered,
    /** All datapoints that were found, more than are shown. */
    count: datapoints.data?.count ?? 0,
    search,
    isSearching: search !== typed.trim() || asked.some(({ isFetching }) => isFetching),
    hasFailed: asked.some(({ isError }) => isError),
  }
}
