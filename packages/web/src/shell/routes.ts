import { may, type Permission, type UserRole } from '@esrs/contract'
import type { ComponentType } from 'react'
import type { TitleKey } from './texts.ts'

/** One line of the route table. */
export interface AppRoute {
  path: string
  title: TitleKey
  /**
   * `guest`: for those who are not signed in, others are sent on; `public`: for everyone; `app`: signed in, with header
   * and tabs.
   */
  access: 'guest' | 'public' | 'app'
  /** What a signed-in person must be allowed to do; reading, where it is not said. */
  needs?: Permission
  page: ComponentType
}

/** The tabs in their order with the addresses that belong to each; the first one that exists is where it leads. */
const tabs: { title: TitleKey; paths: string[] }[] = [
  { title: 'overview', paths: ['/overview', '/csrd-progress'] },
  { title: 'documents', paths: ['/documents'] },
  { title: 'surveys', paths: ['/surveys', '/survey', '/create-survey'] },
  { title: 'datapoints', paths: ['/datapoints', '/extracted'] },
  { title: 'iro', paths: ['/iro'] },
  { title: 'materiality', paths: ['/materiality'] },
  { title: 'work', paths: ['/my-work', '/work'] },
  { title: 'organisation', paths: ['/organisation'] },
]

export interface TabPlace {
  title: TitleKey
  to: string
  paths: string[]
}

/** The routes that a role opens. */
export const routesFor = (routes: readonly AppRoute[], role: UserRole): AppRoute[] =>
  routes.filter(({ access, needs = 'read' }) => access !== 'app' || may(role, needs))

/** The tabs that lead somewhere in this table. */
export const tabsOf = (routes: readonly AppRoute[]): TabPlace[] =>
  tabs.flatMap((tab) => {
    const to = tab.paths.find((path) => routes.some((route) => route.path === path))
    return to ? [{ ...tab, to }] : []
  })

export const hasRoute = (routes: readonly AppRoute[], path: string): boolean =>
  routes.some((route) => route.path === path)

/** Address for inviting colleagues: the company profile with the open form. */
export const invitePlace = '/company-profile?invite=true'

/** The first page of a signed-in person: the overview or the onboarding, or the first that exists of what they may open. */
export function homeOf(routes: readonly AppRoute[], skipOnboarding: boolean): string {
  const wanted = skipOnboarding ? ['/overview', '/documents'] : ['/onboarding', '/documents']
  wanted.push('/my-work', '/audit', '/profile')
  return wanted.find((path) => hasRoute(routes, path)) ?? '/privacy'
}
