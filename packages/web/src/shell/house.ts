import type { PageTitleKey } from './frame/texts.ts'
import { type AppRoute, hasRoute } from './routes.ts'

/** A page within a place, with its own line in the navigation of the place. */
export interface View {
  title: PageTitleKey
  /** May end with the anchor of a part of a page. */
  to: string
  /** Pages below it that have an address of their own. */
  also?: string
  /** Only where the report of the company has this chapter. */
  chapter?: string
}

/** A place of the house: what a tab holds, or what the menu leads to. */
export interface Place {
  title: PageTitleKey
  /** Addresses that belong to it; the first one that exists is where it leads. */
  paths: readonly string[]
  views: readonly View[]
  /** Its views are the steps of one path, in this order. */
  isPath?: true
  /** On a phone the menu leads to it: five places fit under the thumb. */
  inMenu?: true
}

/** The tabs in their order: the five of the specification, and the report. */
const tabs: readonly Place[] = [
  { title: 'overview', paths: ['/overview', '/csrd-progress'], views: [] },
  {
    title: 'documents',
    paths: ['/documents'],
    views: [
      { title: 'documents', to: '/documents' },
      { title: 'tasks', to: '/documents/tasks' },
      { title: 'requests', to: '/documents/requests' },
      { title: 'figures', to: '/documents/figures' },
      { title: 'inventory', to: '/documents/inventory' },
      { title: 'calculators', to: '/documents/calculators' },
    ],
  },
  { title: 'surveys', paths: ['/surveys', '/survey', '/create-survey'], views: [], inMenu: true },
  { title: 'datapoints', paths: ['/datapoints', '/extracted'], views: [] },
  {
    title: 'iro',
    paths: ['/iro'],
    views: [
      { title: 'entries', to: '/iro' },
      { title: 'assessment', to: '/iro/assessment' },
      { title: 'stakeholders', to: '/iro/stakeholders' },
      { title: 'matrix', to: '/iro/matrix' },
      { title: 'decisions', to: '/iro/decisions' },
      { title: 'signature', to: '/iro/signature' },
    ],
    isPath: true,
  },
  {
    title: 'report',
    paths: ['/report'],
    views: [
      { title: 'statement', to: '/report' },
      { title: 'euTaxonomy', to: '/report/eu-taxonomy', chapter: 'ART8' },
      { title: 'lists', to: '/report/lists' },
      { title: 'review', to: '/report/review' },
      { title: 'tags', to: '/report/tags' },
      { title: 'versions', to: '/report/versions' },
      { title: 'rooms', to: '/report/rooms' },
      { title: 'questionnaires', to: '/report/questionnaires' },
    ],
  },
]

/** Places that the menu leads to. */
const others: readonly Place[] = [
  {
    title: 'company',
    paths: ['/company-profile', '/company', '/users'],
    views: [
      { title: 'companyData', to: '/company-profile' },
      { title: 'law', to: '/company-profile#law' },
      { title: 'people', to: '/company-profile#people', also: '/users' },
      { title: 'rights', to: '/company/rights' },
      { title: 'structure', to: '/company/structure' },
      { title: 'changes', to: '/company/changes' },
      { title: 'years', to: '/company/years' },
      { title: 'reportSettings', to: '/company/report' },
      { title: 'signIn', to: '/company/sign-in' },
      { title: 'model', to: '/company/model' },
      { title: 'trail', to: '/company/trail' },
    ],
  },
  {
    title: 'account',
    paths: ['/profile', '/settings', '/api-reference'],
    views: [
      { title: 'profile', to: '/profile' },
      { title: 'settings', to: '/settings' },
      { title: 'apiReference', to: '/api-reference' },
    ],
  },
]

export interface TabPlace extends Place {
  to: string
}

const pathOf = (to: string) => to.replace(/[?#].*$/, '')

/** Whether an address is a page or something below it. */
export const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

const open = (places: readonly Place[], routes: readonly AppRoute[]): TabPlace[] =>
  places.flatMap((place) => {
    const to = place.paths.find((path) => hasRoute(routes, path))
    return to ? [{ ...place, to, views: place.views.filter((view) => hasRoute(routes, pathOf(view.to))) }] : []
  })

/** The tabs that lead somewhere in this table. */
export const tabsOf = (routes: readonly AppRoute[]): TabPlace[] => open(tabs, routes)

/** Every place that leads somewhere in this table, those of the menu too. */
export const placesOf = (routes: readonly AppRoute[]): TabPlace[] => [...tabsOf(routes), ...open(others, routes)]

/** The place that an address belongs to. */
export const placeOf = (places: readonly TabPlace[], pathname: string): TabPlace | undefined =>
  places.find(({ paths }) => paths.some((path) => isUnder(pathname, path)))

/** The view of a place that an address shows; the parts of a page by their anchor. */
export function viewOf({ views, isPath }: Place, pathname: string, hash: string): View | undefined {
  // A step is the page itself: what else lies below the first one stands beside the path.
  if (isPath) return views.find(({ to }) => to === pathname)
  const below = views.find(({ also }) => also !== undefined && isUnder(pathname, also))
  if (below) return below
  const here = views.filter(({ to }) => isUnder(pathname, pathOf(to)))
  const longest = here.reduce((most, { to }) => Math.max(most, pathOf(to).length), 0)
  const best = here.filter(({ to }) => pathOf(to).length === longest)
  return best.find(({ to }) => to === pathname + hash) ?? best[0]
}
