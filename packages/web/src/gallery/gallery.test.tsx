import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { setLanguage } from '../i18n/language.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import { Gallery } from './Gallery.tsx'
import { fillSamples } from './samples.ts'
import { withShownStates } from './shown-states.ts'

const source = join(import.meta.dirname, '..')
const read = (...parts: string[]) => readFileSync(join(source, ...parts), 'utf8')

function openGallery(opened: string | null = null) {
  const client = createQueryClient()
  fillSamples(client)
  return render(<Gallery client={client} opened={opened} />)
}

describe('the gallery', () => {
  it.each([
    ['en', en],
    ['de', de],
  ] as const)('shows every section in %s', (language, texts) => {
    setLanguage(language)
    openGallery()
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument()
    for (const name of Object.values(texts.section))
      expect(screen.getByRole('region', { name }).querySelectorAll('h3').length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toMatch(/\bgallery\.\w|\{\w+\}/)
  })

  it('shows every component of the design', () => {
    const shown = readdirSync(join(source, 'gallery'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .map((name) => read('gallery', name))
      .join('\n')
    // What other components consist of, what stands in for one, the column and the tools of a page, the texts around the app: nothing to look at alone.
    const invisible = new Set([
      'AfterPaint',
      'FieldError',
      'MissingPart',
      'PageBody',
      'PageTitleContext',
      'PageTools',
      'PageToolsContext',
      'ScrollBody',
      'UiTextsProvider',
      'UnbrokenCodes',
    ])
    const components = readdirSync(join(source, 'ui'))
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .flatMap((name) => [...read('ui', name).matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w+)/gm)])
      .map(([, name = '']) => name)
    expect(components).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Pagination', 'ToastCard']))
    const missing = components.filter((name) => !invisible.has(name) && !new RegExp(`<${name}\\b`).test(shown))
    expect(missing).toEqual([])
  })

  it('opens with what its address names', async () => {
    openGallery('dialog')
    const dialog = await screen.findByRole('dialog', { name: en.overlay.edit })
    await userEvent.click(within(dialog).getByRole('button', { name: en.overlay.cancel }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('states without a pointer or a key', () => {
  it('hold for what is marked so, and still for the rest', () => {
    const styles = '.hover\\:bg-hover { &:hover { @media (hover: hover) { color: red } } }'
    expect(withShownStates(styles)).toBe(
      '.hover\\:bg-hover { &:is(:hover, [data-shown=hover] > *) { @media all { color: red } } }',
    )
  })

  it('leave names alone that contain the word', () => {
    const styles = '.dark\\:hover\\:x:focus-visible { } .group:hover-now { }'
    expect(withShownStates(styles)).toMatch(
      /^\.dark\\:hover\\:x:is\(:focus-visible, .*\) \{ \} \.group:hover-now \{ \}$/,
    )
  })
})
