import type { Language } from '@esrs/contract'

/** A sentence in every language; the language is chosen where it is sent. */
export type Text = (language: Language) => string

type Values = Record<string, string | number | Text>

/**
 * Makes the sentences of two language files with the same keys callable by key: `say('upload.tooLarge', { megabytes: 100 })`.
 * `{name}` in a sentence is replaced by the value of that name, numbers and texts in the language of the sentence.
 */
export function texts<const Key extends string>(en: Record<Key, string>, de: Record<NoInfer<Key>, string>) {
  return (key: Key, values: Values = {}): Text =>
    (language) =>
      (language === 'de' ? de : en)[key].replace(/\{(\w+)\}/g, (_, name: string) => show(values[name], language))
}

const numbers = { en: new Intl.NumberFormat('en'), de: new Intl.NumberFormat('de') }

function show(value: Values[string] | undefined, language: Language): string {
  if (typeof value === 'function') return value(language)
  return typeof value === 'number' ? numbers[language].format(value) : (value ?? '')
}

/** The language that an `Accept-Language` header prefers among ours; English where it names none of them. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  const best = (language: Language) =>
    wishes
      .filter((wish) => wish.language === language)
      .map((wish) => wish.quality)
      .reduce((most, one) => Math.max(most, one), 0)
  return best('de') > best('en') ? 'de' : 'en'
}
