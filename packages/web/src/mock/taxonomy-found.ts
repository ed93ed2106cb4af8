import type { TaxonomyDisclosure, TaxonomyFound, TaxonomySource } from '@esrs/contract'

/** The document that prints the form. */
export const formDocument = { id: '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d0003', name: 'Sustainability report 2025.pdf' }
const buildings = '00000000-0000-4000-8000-000000000005'

const rows = [
  {
    codes: ['CCM 7.7'],
    name: 'Acquisition and ownership of buildings',
    group: 'not_aligned' as const,
    amount: '84000',
    prior: '11.2',
    kind: null,
    harmless: false,
    page: 3,
    excerpt: 'Acquisition and ownership of buildings  CCM 7.7  84  12.0  EL  N/EL  N/EL  N/EL  N/EL  N/EL  11.2',
  },
]

/** What a document of the sample company prints for operating expenditure, and the disclosure that would follow. */
export function foundIn(disclosure: TaxonomyDisclosure | null): TaxonomyFound {
  if (!disclosure) return { forms: [], disclosure: null }
  const isTaken = disclosure.sources?.some((source) => source.document === formDocument.id) ?? false
  const [row] = rows
  const { group, amount, page, excerpt } = row!
  const source: TaxonomySource = {
    activity: buildings,
    kpi: 'opex',
    group,
    amount,
    document: formDocument.id,
    page,
    excerpt,
  }
  return {
    forms: [
      {
        kpi: 'opex',
        document: formDocument,
        year: 2025,
        total: { amount: '700000', page: 3, excerpt: 'Total (A + B)  700  100.0' },
        rows,
        unread: [
          {
            page: 3,
            why: 'share',
            excerpt: 'Freight transport services by road  CCM 6.6  17',
          },
        ],
        differs: false,
        use: isTaken ? 'taken' : 'open',
      },
    ],
    disclosure: isTaken
      ? null
      : {
          ...disclosure,
          activities: disclosure.activities.map((one) =>
            one.id === buildings ? { ...one, opex: { ...one.opex, amount } } : one,
          ),
          sources: [source],
        },
  }
}
