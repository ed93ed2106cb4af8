import { addTexts } from '../../../i18n/texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** They come with the picture: the sign-in itself stays small, and a phone shows none. */
export const pictureTexts = addTexts('productPicture', en, de)
