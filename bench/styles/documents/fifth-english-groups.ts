import type { StyleDocument } from '../style-document.ts'
import { fifthHotels } from './fifth-english-groups-hotels.ts'
import { fifthMaterials } from './fifth-english-groups-materials.ts'
import { fifthTelecom } from './fifth-english-groups-telecom.ts'

/** Fifth set, English: statements of a telecom group and a maker of building materials, and the data book of a hotel group. */
export const fifthEnglishGroups: StyleDocument[] = [fifthTelecom, fifthMaterials, fifthHotels]
