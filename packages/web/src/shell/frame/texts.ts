import { addTexts, type TextKey } from '../../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** Texts of header and menu, which come with the first page that has them. */
export const frameTexts = addTexts('frame', en, de)

/** What a page or a place of the house is called. */
export type PageTitleKey = TextKey<(typeof en)['title']>
