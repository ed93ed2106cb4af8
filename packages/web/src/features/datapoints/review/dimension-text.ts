import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import en from '../en.json' with { type: 'json' }
import { datapointTexts } from '../texts.ts'

type Known = keyof typeof en.dimension

const isKnown = (name: string): name is Known => Object.hasOwn(en.dimension, name)

/** The names in a dimension: `permanent_female` has two, `full_time` is one. */
export function membersOf(dimension: string): string[] {
  const words = dimension.split('_')
  const members: string[] = []
  for (let start = 0; start < words.length; ) {
    let end = words.length
    while (end > start + 1 && !isKnown(words.slice(start, end).join('_'))) end -= 1
    members.push(words.slice(start, end).join('_'))
    start = end
  }
  return members
}

/** The name of a part of a value: `Women`, `Germany`, `6 · Business travel`; a symbol such as `NOx` stays as it is. */
export function useDimensionText() {
  const t = useTexts(datapointTexts)
  const language = useLanguage()
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const nameOf = (member: string) => {
    if (isKnown(member)) return t(`dimension.${member}`)
    // A member that the company wrote itself: its name after a tilde, in which other signs are two digits after one.
    if (member.startsWith('~'))
      return member
        .slice(1)
        .replace(/~([0-9a-f]{2})/g, (_, sign: string) => String.fromCharCode(Number.parseInt(sign, 16)))
    return /^[A-Z]{2}$/.test(member) ? (regions.of(member) ?? member) : member
  }
  return (dimension: string) => membersOf(dimension).map(nameOf).join(', ')
}
