import { isPart } from './form/questions.ts'
import type { AskedQuestion } from './match-question.ts'

/** The questions of pasted text, one a line; a line that ends with a colon is the heading of those below. */
export function questionsInText(text: string): AskedQuestion[] {
  let section = ''
  let whole: string | null = null
  return text.split('\n').flatMap((line): AskedQuestion[] => {
    const [asked = '', unit = ''] = line.split('\t').map((part) => part.trim())
    const bare = asked.replace(/^(?:\(?[\da-z]{1,3}(?:\.\d+)*[.)]|[-–•*])\s+/i, '').trim()
    if (bare.length < 3) return []
    if (bare.endsWith(':') || bare.startsWith('#')) {
      section = bare.replace(/^#+\s*|:$/g, '')
      whole = null
      return []
    }
    const part = isPart(bare)
    const question = { text: bare, unit, section, whole: part ? whole : null }
    if (!part) whole = bare
    return [question]
  })
}
