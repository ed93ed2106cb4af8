import { addTexts } from '../../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export const notLoadedTexts = addTexts('notLoaded', en, de)
