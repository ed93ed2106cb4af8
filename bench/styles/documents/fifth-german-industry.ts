import type { StyleDocument } from '../style-document.ts'
import { fifthGermanIndustryFood } from './fifth-german-industry-food.ts'
import { fifthGermanIndustryMachines } from './fifth-german-industry-machines.ts'
import { fifthGermanIndustryPackaging } from './fifth-german-industry-packaging.ts'

/** German industry: a statement in a management report, a voluntary report that talks, and an annex of key figures. */
export const fifthGermanIndustry: StyleDocument[] = [
  ...fifthGermanIndustryMachines,
  ...fifthGermanIndustryPackaging,
  ...fifthGermanIndustryFood,
]
