/** Addresses that pages had before, with where they are now; what stood behind them stays. */
export const moved: Readonly<Record<string, string>> = {
  '/materiality': '/iro/assessment',
  '/review': '/report/review',
  '/work': '/documents/tasks',
  '/work/requests': '/documents/requests',
  '/work/rooms': '/report/rooms',
  '/work/questionnaires': '/report/questionnaires',
  '/organisation': '/company/structure',
  '/organisation/changes': '/company/changes',
  '/organisation/years': '/company/years',
  '/organisation/figures': '/documents/figures',
  '/organisation/calculators': '/documents/calculators',
  '/report/settings': '/company/report',
  '/settings/trail': '/company/trail',
  '/roles': '/company/rights',
  '/company': '/company-profile',
}

/** The steps that `/materiality` had as tabs. */
const steps = ['method', 'assessment', 'stakeholders', 'matrix', 'decisions']

/** Where the page of an address is now; `null` where it never was elsewhere. */
export function placeNow(pathname: string, search: string, hash: string): string | null {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const to = Object.hasOwn(moved, path) ? moved[path] : undefined
  if (to === undefined) return null
  if (path !== '/materiality') return to + search + hash
  const kept = new URLSearchParams(search)
  const tab = kept.get('tab')
  kept.delete('tab')
  const step = tab !== null && steps.includes(tab) ? `/iro/${tab}` : to
  return `${step}${kept.size > 0 ? `?${kept}` : ''}${hash}`
}
