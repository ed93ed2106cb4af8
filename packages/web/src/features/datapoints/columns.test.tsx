import { screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { matchMedia, openApp, painted, signIn } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { keepRow } from '../../values/unsaved-store.ts'

const width = (row: Element) => [...row.children].reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0)
/** The cells of every row, in which one that goes over several columns counts as so many; and of the columns that the table declares. */
const widths = () => {
  const table = screen.getByRole('table', { hidden: true })
  return [table.querySelector('colgroup')!.childElementCount, ...[...table.querySelectorAll('tr')].map(width)]
}
const addRow = (problem?: string) => {
  const kept = {
    code: 'E1-5_99',
    name: 'Heat sold',
    value: '12',
    source: '',
    note: '',
    files: [],
    language: 'en',
  } as const
  keepRow({ ...kept, files: [], key: null, report: 'esrs-2023 2025', base: null, ...(problem && { problem }) })
}

describe('every row of the table has the columns of its head', () => {
  const years = { 'with a value of an earlier year': true, 'without one': false }
  const windows = { 'a wide window': ['(width >= 80rem)'], 'a narrower one': [], 'a narrow one': ['(width < 64rem)'] }
  const panels = { 'no panel': '/datapoints', 'a panel beside': '/datapoints?datapoint=E1-5_01' }
  // In a narrow window the panel fills the screen, and no list is drawn behind it.
  const isCovered = (queries: readonly string[], path: string) =>
    path.includes('datapoint=') && queries.includes('(width < 64rem)')
  const cases = Object.entries(years)
    .flatMap(([year, hasPrior]) =>
      Object.entries(windows).flatMap(([window, queries]) =>
        Object.entries(panels).map(([panel, path]) => ({
          name: `${year}, ${window}, ${panel}`,
          hasPrior,
          queries,
          path,
        })),
      ),
    )
    .filter(({ queries, path }) => !isCovered(queries, path))

  it.each(cases)('$name', async ({ hasPrior, queries, path }) => {
    for (const datapoint of mock.state.datapoints) if (!hasPrior) datapoint.prior = null
    matchMedia(...queries)
    signIn()
    addRow()
    addRow('Your company already has it.')
    openApp(path, { signedIn: true })
    // Beside page and decision the list is a strip of one column, without the rows of this browser.
    const isStrip = path.includes('datapoint=')
    if (!isStrip) expect(await screen.findByText('Your company already has it.')).toBeVisible()
    await waitFor(() => expect(document.getElementById('row-E1-5_01')).not.toBeNull())
    expect(new Set(widths()).size).toBe(1)
  })

  it('draws no list behind a panel that fills the screen, until somebody goes back to it', async () => {
    matchMedia('(width < 64rem)')
    const { user } = openApp('/datapoints?datapoint=E1-5_01', { signedIn: true })
    await painted()
    const close = await screen.findByRole('button', { name: /^Close/ })
    expect(document.getElementById('row-E1-5_01')).toBeNull()
    await user.click(close)
    const row = await waitFor(() => document.getElementById('row-E1-5_01') ?? Promise.reject(new Error('no row')))
    await waitFor(() => expect(row).toHaveFocus())
    // Seen once, it stays behind whatever is opened from it.
    await user.click(row)
    await painted()
    expect(document.getElementById('row-E1-5_01')).not.toBeNull()
  })

  it('also while they are being loaded', async () => {
    matchMedia('(width >= 80rem)')
    mock.server.use(http.get(`${mock.api}/csrd/datapoints/`, () => delay('infinite')))
    openApp('/datapoints', { signedIn: true })
    expect(await screen.findByText('Loading datapoints')).toBeInTheDocument()
    await waitFor(() => expect(new Set(widths()).size).toBe(1))
  })
})
