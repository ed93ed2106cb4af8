import { describe, expect, it } from 'vitest'
import { inOneLine } from './quote-text.ts'

describe('inOneLine', () => {
  it.each([
    ['Training mea-\nsures are\noffered.', 'Training measures are offered.'],
    ['The compli-\nance office fol-\nlows up.', 'The compliance office follows up.'],
    ['fines for non-\ncompliance with law', 'fines for non-compliance with law'],
    ['a 24-\nhour service', 'a 24-hour service'],
    ['Ein-\nund Auszahlungen', 'Ein- und Auszahlungen'],
    ['Verbrauch von Strom-\noder Gasmengen', 'Verbrauch von Strom- oder Gasmengen'],
    ['CO2-\nEmissionen', 'CO2-Emissionen'],
    ['Nach-\nhaltigkeit  im\n\nBetrieb ', 'Nachhaltigkeit im Betrieb'],
    ['a – \nb', 'a – b'],
    ['2022-\n2023', '2022- 2023'],
    ['', ''],
  ])('%j is shown as %j', (text, expected) => {
    expect(inOneLine(text)).toBe(expected)
  })
})
