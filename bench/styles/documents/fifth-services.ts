import type { StyleDocument } from '../style-document.ts'
import { fifthServicesConsulting } from './fifth-services-consulting.ts'
import { fifthServicesSavings } from './fifth-services-savings.ts'
import { fifthServicesUtility } from './fifth-services-utility.ts'

/** A savings bank, a municipal utility and a consulting firm of the fifth round. */
export const fifthServices: StyleDocument[] = [fifthServicesSavings, fifthServicesUtility, fifthServicesConsulting]
