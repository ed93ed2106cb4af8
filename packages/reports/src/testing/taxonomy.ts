import { TaxonomyDisclosure, TaxonomyResult } from '@esrs/contract'
import type { ReportedTaxonomy } from '../draft/taxonomy-forms.ts'
import stored from './six-activities.json' with { type: 'json' }

/** Disclosures on the EU taxonomy of a company that does not exist, with six activities; a test of the server computes the result anew. */
export const sixActivities = {
  disclosure: TaxonomyDisclosure.parse(stored.disclosure),
  result: TaxonomyResult.parse(stored.result),
}

/** The same as a draft takes it. */
export const madeTaxonomy = (): ReportedTaxonomy => ({
  ...sixActivities,
  names: new Map([
    [
      'CCM 7.3',
      {
        en: 'Installation, maintenance and repair of energy efficiency equipment',
        de: 'Installation, Wartung und Reparatur von energieeffizienten Geräten',
      },
    ],
    [
      'CCM 4.1',
      {
        en: 'Electricity generation using solar photovoltaic technology',
        de: 'Stromerzeugung mittels Fotovoltaik-Technologie',
      },
    ],
    ['CE 5.2', { en: 'Sale of spare parts', de: 'Verkauf von Ersatzteilen' }],
    ['CCM 7.7', { en: 'Acquisition and ownership of buildings', de: 'Erwerb von und Eigentum an Gebäuden' }],
  ]),
})
