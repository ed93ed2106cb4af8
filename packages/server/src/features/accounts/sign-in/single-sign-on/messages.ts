import { texts } from '../../../../texts/texts.ts'
import de from './messages.de.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

/** Texts of single sign-on. */
export const say = texts(en, de)
