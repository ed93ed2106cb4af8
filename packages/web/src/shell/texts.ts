import { addTexts, type TextKey } from '../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export const shellTexts = addTexts('shell', en, de)

/** What a page that needs no frame of the app is called. */
export type TitleKey = TextKey<(typeof en)['title']>
