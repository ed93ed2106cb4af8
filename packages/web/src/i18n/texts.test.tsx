import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setLanguage } from './language.ts'
import { addTexts, Rich, useTexts } from './texts.tsx'

const en = {
  hello: 'Hello {name}',
  files_one: '{count} file',
  files_other: '{count} files',
  row: { note: 'See <to>the report</to>, <strong>page {page}</strong>.' },
}
const de = {
  hello: 'Guten Tag, {name}',
  files_one: '{count} Datei',
  files_other: '{count} Dateien',
  row: { note: 'Siehe <strong>Seite {page}</strong> <to>des Berichts</to>.' },
}
const texts = addTexts('test', en, de)

function Page() {
  const t = useTexts(texts)
  return (
    <>
      <p>{t('hello', { name: '<b>Mara</b>' })}</p>
      <p>{t('files', { count: 1 })}</p>
      <p>{t('files', { count: 3 })}</p>
      <p data-testid="rich">
        <Rich
          texts={texts}
          text="row.note"
          values={{ page: 9 }}
          components={{ to: <a href="/report">-</a>, strong: <strong /> }}
        />
      </p>
    </>
  )
}

describe('texts', () => {
  it('follow the language, with plural forms, values and elements', () => {
    render(<Page />)
    expect(screen.getByText('1 file')).toBeVisible()
    expect(screen.getByText('3 files')).toBeVisible()
    expect(screen.getByTestId('rich')).toHaveTextContent('See the report, page 9.')
    expect(screen.getByRole('link', { name: 'the report' })).toHaveAttribute('href', '/report')
    act(() => setLanguage('de'))
    expect(screen.getByText('3 Dateien')).toBeVisible()
    expect(screen.getByTestId('rich')).toHaveTextContent('Siehe Seite 9 des Berichts.')
  })

  it('show values as text, never as markup', () => {
    render(<Page />)
    expect(screen.getByText('Hello <b>Mara</b>')).toBeVisible()
  })

  it('do not compile with a key that one of the languages lacks', () => {
    // @ts-expect-error German has no `note`.
    addTexts('incomplete', en, { ...de, row: {} })
    function Wrong() {
      const t = useTexts(texts)
      // @ts-expect-error Nobody wrote this text.
      return <p>{t('row.nothing')}</p>
    }
    expect(Wrong).toBeTypeOf('function')
  })
})
