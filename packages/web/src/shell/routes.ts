import { may, type Permission, type UserRole } from '@esrs/contract'
import type { ComponentType } from 'react'
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

/** Addresses with a free part, made once: the frame of a page asks for dozens each time that it is drawn. */
const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const made = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  patterns.set(path, made)
  return made
}

/** Whether there is such a page; one below an address with a free part counts as well. */
export const hasRoute = (routes: readonly AppRoute[], path: string): boolean =>
  routes.some((route) => route.path === path) ||
  routes.some((route) => route.path.includes(':') && patternOf(route.path).test(path))

/** Address for inviting colleagues: the company profile with the open form. */
export const invitePlace = '/company-profile?invite=true'

/** The first page of a signed-in person: the overview or the onboarding, or the first that exists of what they may open. */
export function homeOf(routes: readonly AppRoute[], skipOnboarding: boolean): string {
  const wanted = skipOnboarding ? ['/overview', '/documents'] : ['/onboarding', '/documents']
  wanted.push('/my-work', '/audit', '/profile')
  return wanted.find((path) => hasRoute(routes, path)) ?? '/privacy'
}
