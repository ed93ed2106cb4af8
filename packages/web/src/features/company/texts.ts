import { addTexts, type TextKey } from '../../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export const companyTexts = addTexts('company', en, de)

/** What can be wrong with a field; the schema of a form gives it as the message. */
export type CheckKey = `check.${TextKey<(typeof en)['check']>}`
