import { TaxonomyDisclosure } from '@esrs/contract'
import sample from './fixtures/eu-taxonomy.json' with { type: 'json' }

/** The disclosures on the EU taxonomy of the sample company. */
export const sampleTaxonomy = (): TaxonomyDisclosure => TaxonomyDisclosure.parse(sample.disclosure)
