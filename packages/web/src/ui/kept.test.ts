import { beforeEach, expect, it, vi } from 'vitest'
import { blockStore, fillStore } from '../testing/browser-store.ts'
import { inBrowser, inTab } from './kept.ts'

beforeEach(() => sessionStorage.clear())

it('keeps for the browser or for the tab, and forgets', () => {
  expect(inBrowser.set('theme', 'dark')).toBe(true)
  expect(inTab.set('theme', 'light')).toBe(true)
  expect([localStorage.getItem('theme'), sessionStorage.getItem('theme')]).toEqual(['dark', 'light'])
  inBrowser.remove('theme')
  expect([inBrowser.get('theme'), inTab.get('theme')]).toEqual([null, 'light'])
})

it('takes what cannot be read as nothing', () => {
  localStorage.setItem('draft', '{"title":')
  expect(inBrowser.read('draft')).toBeNull()
  expect(inBrowser.read('never')).toBeNull()
})

it.each([
  ['throws at every access', blockStore],
  ['is full', fillStore],
])('holds what a store refuses that %s, and knows that it is lost with the page', (_, refuse) => {
  refuse()
  for (const keeper of [inBrowser, inTab]) {
    expect(keeper.get('draft')).toBeNull()
    expect(keeper.set('draft', '{"title":"Shifts"}')).toBe(false)
    expect(keeper.read('draft')).toEqual({ title: 'Shifts' })
    expect(keeper.isFleeting('draft')).toBe(true)
    keeper.remove('draft')
    expect([keeper.get('draft'), keeper.isFleeting('draft')]).toEqual([null, false])
  }
})

it('goes on with the newer text where a full store has an older one, and stores it once there is room', () => {
  inBrowser.set('draft', 'older')
  const empty = fillStore()
  inBrowser.set('draft', 'newer')
  expect(inBrowser.get('draft')).toBe('newer')
  empty()
  expect(inBrowser.set('draft', 'newest')).toBe(true)
  expect([localStorage.getItem('draft'), inBrowser.isFleeting('draft')]).toEqual(['newest', false])
})

it('lets the modules be loaded that read it before anything is drawn', async () => {
  blockStore()
  vi.resetModules()
  const { currentLanguage } = await import('../i18n/language.ts')
  expect(currentLanguage()).toBe('en')
})
