import { addTexts } from '../../../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** They come with the second step: the sign-in itself stays small. */
export const secondStepTexts = addTexts('secondStep', en, de)
