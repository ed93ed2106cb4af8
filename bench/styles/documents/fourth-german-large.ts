import type { StyleDocument } from '../style-document.ts'
import { fourthGermanLargeAerospace } from './fourth-german-large-aerospace.ts'
import { fourthGermanLargeAutomotive } from './fourth-german-large-automotive.ts'
import { fourthGermanLargeBank } from './fourth-german-large-bank.ts'
import { fourthGermanLargeChemicals } from './fourth-german-large-chemicals.ts'
import { fourthGermanLargeRetail } from './fourth-german-large-retail.ts'
import { fourthGermanLargeUtility } from './fourth-german-large-utility.ts'

/** Statements and earlier reports of six large groups in German, written by somebody who had not seen the engine. */
export const fourthGermanLarge: StyleDocument[] = [
  ...fourthGermanLargeAutomotive,
  ...fourthGermanLargeChemicals,
  ...fourthGermanLargeUtility,
  ...fourthGermanLargeRetail,
  ...fourthGermanLargeBank,
  ...fourthGermanLargeAerospace,
]
