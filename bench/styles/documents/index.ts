import type { StyleDocument } from '../style-document.ts'
import { climateProse } from './climate-prose.ts'
import { climateTables } from './climate-tables.ts'
import { fifthConsumer } from './fifth-consumer.ts'
import { fifthEnglishGroups } from './fifth-english-groups.ts'
import { fifthGermanIndustry } from './fifth-german-industry.ts'
import { fifthServices } from './fifth-services.ts'
import { fourthEnglish } from './fourth-english.ts'
import { fourthGermanLarge } from './fourth-german-large.ts'
import { fourthMidsize } from './fourth-midsize.ts'
import { fourthMidsizeBenelux } from './fourth-midsize-benelux.ts'
import { fourthMidsizeFood } from './fourth-midsize-food.ts'
import { fourthMidsizeHousing } from './fourth-midsize-housing.ts'
import { fourthMidsizeIrish } from './fourth-midsize-irish.ts'
import { fourthMidsizeNordic } from './fourth-midsize-nordic.ts'
import { laterEnglish } from './later-english.ts'
import { laterEnglishMore } from './later-english-more.ts'
import { laterGerman } from './later-german.ts'
import { laterGermanMore } from './later-german-more.ts'
import { peopleProse } from './people-prose.ts'
import { peopleTables } from './people-tables.ts'
import { resources } from './resources.ts'
import { silence } from './silence.ts'
import { thirdEnglishLarge } from './third-english-large.ts'
import { thirdEnglishServices } from './third-english-services.ts'
import { thirdGermanLarge } from './third-german-large.ts'
import { thirdGermanMidsize } from './third-german-midsize.ts'

/** All documents of the second set; every company in them is invented. */
export const documents: StyleDocument[] = [
  ...climateTables,
  ...climateProse,
  ...peopleTables,
  ...peopleProse,
  ...resources,
  ...silence,
]

/** Written after the rules that the first documents taught, and again half kept away. */
export const laterDocuments: StyleDocument[] = [
  ...laterGerman,
  ...laterGermanMore,
  ...laterEnglish,
  ...laterEnglishMore,
]

/** Whole statements of forty companies, written by people who had not seen the engine, after everything above was learned from. */
export const thirdDocuments: StyleDocument[] = [
  ...thirdEnglishLarge,
  ...thirdEnglishServices,
  ...thirdGermanLarge,
  ...thirdGermanMidsize,
]

/** Eighteen more, each modelled on one way in which a house reports, written before what clauses speak of was read. */
export const fourthDocuments: StyleDocument[] = [
  ...fourthEnglish,
  ...fourthGermanLarge,
  ...fourthMidsize,
  ...fourthMidsizeHousing,
  ...fourthMidsizeFood,
  ...fourthMidsizeNordic,
  ...fourthMidsizeBenelux,
  ...fourthMidsizeIrish,
]

/** Twelve more, dense with answers, written after the fourth had been learned from. */
export const fifthDocuments: StyleDocument[] = [
  ...fifthGermanIndustry,
  ...fifthEnglishGroups,
  ...fifthServices,
  ...fifthConsumer,
]

export { sixthDocuments } from './sixth.ts'
