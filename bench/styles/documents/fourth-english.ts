import type { StyleDocument } from '../style-document.ts'
import { fourthEnglishDrinks } from './fourth-english-drinks.ts'
import { fourthEnglishMedical } from './fourth-english-medical.ts'
import { fourthEnglishProperty } from './fourth-english-property.ts'

/** Fourth set: English statements of companies of six sectors. */
export const fourthEnglish: StyleDocument[] = [
  ...fourthEnglishMedical,
  ...fourthEnglishProperty,
  ...fourthEnglishDrinks,
]
