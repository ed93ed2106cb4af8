import { texts } from '../texts/texts.ts'
import de from './messages.de.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

/** Why a table cannot be read. */
export const say = texts(en, de)
