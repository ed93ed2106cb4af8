import { describe, expect, it } from 'vitest'
import { glossary, outdatedWordings, term } from './glossary.ts'
import { foreignWords, wordsOf } from './languages.ts'
import { Glossary } from './shape.ts'

describe('the glossary', () => {
  it('has the shape of a list of terms, each once in both languages', () => {
    expect(Glossary.safeParse(glossary).error?.issues ?? []).toEqual([])
    for (const part of ['key', 'en', 'de'] as const) {
      expect(new Set(glossary.map((entry) => entry[part])).size, part).toBe(glossary.length)
    }
  })

  it('explains in the language it is in, without outdated wordings of its own', () => {
    const english = wordsOf(glossary.map(({ en, definition }) => `${en} ${definition?.en ?? ''}`))
    for (const { key, en, de, definition } of glossary) {
      const german = `${de} ${definition?.de ?? ''}`
      expect(foreignWords(german, 'de', english), key).toEqual([])
      expect(foreignWords(`${en} ${definition?.en ?? ''}`, 'en', new Set()), key).toEqual([])
      expect(outdatedWordings(german), key).toEqual([])
    }
  })

  it('finds a term by its key', () => {
    expect(term('metric')).toMatchObject({ en: 'metric', de: 'Kennzahl' })
    expect(() => term('nothing')).toThrow(RangeError)
  })
})

describe('outdatedWordings', () => {
  it.each([
    ['Angaben zur eigenen Belegschaft', ['Arbeitskräfte des Unternehmens']],
    ['Abbau von Treibhausgasen und CO₂-Gutschriften', ['Entnahme von Treibhausgasen', 'CO₂-Zertifikate']],
    ['Konzepte, Maßnahmen und Kennzahlen', []],
    ['Offenlegungen nach der Offenlegungsverordnung', ['Angabe']],
    ['Stakeholderdialog im Board', ['Verwaltungs-, Leitungs- und Aufsichtsorgane', 'Interessenträger']],
    ['befristet beschäftigte Arbeitnehmer und die Mitarbeiterfluktuation', []],
    [
      'Zahl der Mitarbeitenden und der Mitarbeiter, in FTE',
      ['Arbeitnehmer', 'Arbeitnehmer', 'Vollzeitäquivalent (VZÄ)'],
    ],
  ])('in “%s”', (text, use) => {
    expect(outdatedWordings(text).map((wording) => wording.use)).toEqual(use)
  })
})
