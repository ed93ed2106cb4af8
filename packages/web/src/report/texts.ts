import { addTexts } from '../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** The names of what a company reports by. */
export const reportTexts = addTexts('report', en, de)
