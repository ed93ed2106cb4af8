import type { StyleDocument } from '../style-document.ts'
import { fourthEnglishDrinks } from './fourth-english-drinks.ts'
import { fourthEnglishInsurer } from './fourth-english-insurer.ts'
import { fourthEnglishMedical } from './fourth-english-medical.ts'
import { fourthEnglishProperty } from './fourth-english-property.ts'
import { fourthEnglishShipping } from './fourth-english-shipping.ts'
import { fourthEnglishSoftware } from './fourth-english-software.ts'

/** Fourth set: English statements of companies of six sectors. */
export const fourthEnglish: StyleDocument[] = [
  ...fourthEnglishMedical,
  ...fourthEnglishProperty,
  ...fourthEnglishDrinks,
  ...fourthEnglishShipping,
  ...fourthEnglishSoftware,
  ...fourthEnglishInsurer,
]
