import { addTexts } from '../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** Names of the sets of standards. */
export const reportTexts = addTexts('report', en, de)
