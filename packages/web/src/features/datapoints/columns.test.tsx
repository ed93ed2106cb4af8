import { screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { matchMedia, openApp, signIn } from '../../testing/app.tsx'
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
  const cases = Object.entries(years).flatMap(([year, hasPrior]) =>
    Object.entries(windows).flatMap(([window, queries]) =>
      Object.entries(panels).map(([panel, path]) => ({
        name: `${year}, ${window}, ${panel}`,
        hasPrior,
        queries,
        path,
      })),
    ),
  )

  it.each(cases)('$name', async ({ hasPrior, queries, path }) => {
    for (const datapoint of mock.state.datapoints) if (!hasPrior) datapoint.prior = null
    matchMedia(...queries)
    signIn()
    addRow()
    addRow('Your company already has it.')
    openApp(path, { signedIn: true })
    // Beside page and decision the list is a strip of one column, without the rows of this browser.
    const isStrip = path.includes('datapoint=') && !queries.some((query) => query === '(width < 64rem)')
    if (!isStrip) expect(await screen.findByText('Your company already has it.')).toBeVisible()
    await waitFor(() => expect(document.getElementById('row-E1-5_01')).not.toBeNull())
    expect(new Set(widths()).size).toBe(1)
  })

  it('also while they are being loaded', async () => {
    matchMedia('(width >= 80rem)')
    mock.server.use(http.get(`${mock.api}/csrd/datapoints/`, () => delay('infinite')))
    openApp('/datapoints', { signedIn: true })
    expect(await screen.findByText('Loading datapoints')).toBeInTheDocument()
    await waitFor(() => expect(new Set(widths()).size).toBe(1))
  })
})
