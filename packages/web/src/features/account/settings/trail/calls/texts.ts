import { addTexts } from '../../../../../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** What calls and jobs do, by their names. */
export const callTexts = addTexts('trail-calls', en, de)
