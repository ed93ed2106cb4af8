import { expect, it } from 'vitest'
import { cleanText, oneLine } from './clean-text.ts'

it.each([
  ['a\u0000b', 'ab'],
  ['a\ud800b', 'ab'],
  ['a😀b', 'a😀b'],
  ['sus\u00adtain', 'sustain'],
  ['eﬃcient ﬁnance', 'efficient finance'],
  ['\uf0b7 item', '• item'],
  ['\ue123x', 'x'],
  ['abc\u202etxt.exe', 'abctxt.exe'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['m² ’ – äöü ₂', 'm² ’ – äöü ₂'],
])('%j becomes %j', (dirty, clean) => {
  expect(cleanText(dirty)).toBe(clean)
})

it('makes one line of any white space', () => {
  expect(oneLine(' a\u00a0\n\t b ')).toBe('a b')
})
