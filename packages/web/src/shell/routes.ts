import { may, type Permission, type UserRole } from '@esrs/contract'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { PageTitleKey } from './frame/texts.ts'
import type { TitleKey } from './texts.ts'

/** One line of the route table. */
export type AppRoute = { path: string } & Page

/** A page with its frame. What it is called comes with the frame that it has. */
export type Page =
  | {
      /** `guest`: for those who are not signed in, others are sent on; `public`: for everyone. */
      access: 'guest' | 'public'
      title: TitleKey
      page: ComponentType
    }
  | {
      /** Signed in, with header and tabs. */
      access: 'app'
      title: PageTitleKey
      /** What a signed-in person must be allowed to do; reading, where it is not said. */
      needs?: Permission | undefined
      page: ComponentType
    }

/** The routes that a role opens. */
export const routesFor = (routes: readonly AppRoute[], role: UserRole): AppRoute[] =>
  routes.filter((route) => route.access !== 'app' || may(role, route.needs ?? 'read'))

/** Whether there is such a page; one below an address with a free part counts as well. */
export const hasRoute = (routes: readonly AppRoute[], path: string): boolean =>
  routes.some((route) => matchPath(route.path, path) !== null)

/** Address for inviting colleagues: the company profile with the open form. */
export const invitePlace = '/company-profile?invite=true'

/** The first page of a signed-in person: the overview or the onboarding, or the first that exists of what they may open. */
export function homeOf(routes: readonly AppRoute[], skipOnboarding: boolean): string {
  const wanted = skipOnboarding ? ['/overview', '/documents'] : ['/onboarding', '/documents']
  wanted.push('/my-work', '/audit', '/profile')
  return wanted.find((path) => hasRoute(routes, path)) ?? '/privacy'
}
