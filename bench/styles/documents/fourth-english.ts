import type { StyleDocument } from '../style-document.ts'
import { fourthEnglishMedical } from './fourth-english-medical.ts'

/** Fourth set: English statements of companies of six sectors. */
export const fourthEnglish: StyleDocument[] = [...fourthEnglishMedical]
