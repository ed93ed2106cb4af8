import { texts } from '../../../texts/texts.ts'
import de from './messages.de.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

/** What exchanging tables tells people, and the heads of their columns. */
export const say = texts(en, de)
