import { type contract, TaxonomyResult, type TaxonomyState } from '@esrs/contract'
import { type MockContext, MockFailure, type MockGroup } from './call.ts'
import sample from './fixtures/eu-taxonomy.json' with { type: 'json' }
import { formDocument, foundIn } from './taxonomy-found.ts'

const result = TaxonomyResult.parse(sample.result)

const words = {
  en: 'CCM 7.7 Acquisition and ownership of buildings: nothing counts as aligned until no significant harm is shown, with evidence, for biodiversity.',
  de: 'CCM 7.7 Erwerb von und Eigentum an Gebäuden: Nichts zählt als konform, solange nicht mit Nachweis gezeigt ist, dass keine erhebliche Beeinträchtigung vorliegt bei: biologische Vielfalt.',
}

/** What was saved last; the figures stay those of the sample, because only the server computes. */
function stateOf({ state, user, language }: MockContext): TaxonomyState {
  const { disclosure, version } = state.taxonomy
  const buildings = disclosure?.activities.find(({ codes }) => codes.includes('CCM 7.7'))
  const rows = (kpi: TaxonomyResult['turnover']) => ({
    ...kpi,
    rows: kpi.rows.filter(({ activity }) => disclosure?.activities.some(({ id }) => id === activity)),
  })
  return {
    applies: disclosure ? 'entered' : 'no',
    duty: 'unknown',
    disclosure,
    last_year: null,
    version,
    by: version === null ? null : (user?.name ?? null),
    at: version === null ? null : '2026-03-02T10:00:00.000Z',
    currency: state.statement.settings.currency,
    result: disclosure && { turnover: rows(result.turnover), capex: rows(result.capex), opex: rows(result.opex) },
    remarks: buildings ? [{ activity: buildings.id, text: words[language] }] : [],
    documents: disclosure?.sources?.length ? [formDocument] : [],
  }
}

const act = 'Delegated Regulation (EU) 2021/2139'
const name = (en: string, de: string) => ({ en, de })

export const taxonomyCalls: MockGroup<typeof contract.euTaxonomy> = {
  get: (_, context) => stateOf(context),
  save: ({ body }, context) => {
    const { taxonomy } = context.state
    if (body.base !== taxonomy.version) throw new MockFailure('text_changed')
    context.state.taxonomy = { disclosure: body.disclosure, version: (taxonomy.version ?? 0) + 1 }
    return stateOf(context)
  },
  found: (_, { state }) => foundIn(state.taxonomy.disclosure),
  activities: () => ({
    activities: [
      {
        code: 'CCM 4.1',
        objective: 'CCM',
        kind: null,
        nace: ['D35.11', 'F42.22'],
        act,
        name: name(
          'Electricity generation using solar photovoltaic technology',
          'Stromerzeugung mittels Fotovoltaik-Technologie',
        ),
        compared: { en: 'compass', de: 'act', nace: 'compass' },
      },
      {
        code: 'CCM 6.5',
        objective: 'CCM',
        kind: 'transitional',
        nace: ['H49.32', 'N77.11'],
        act,
        name: name(
          'Transport by motorbikes, passenger cars and light commercial vehicles',
          'Beförderung mit Motorrädern, Personenkraftwagen und leichten Nutzfahrzeugen',
        ),
        compared: { en: 'compass', de: null, nace: 'compass' },
      },
      {
        code: 'CCM 7.3',
        objective: 'CCM',
        kind: 'enabling',
        nace: [],
        act,
        name: name(
          'Installation, maintenance and repair of energy efficiency equipment',
          'Installation, Wartung und Reparatur von energieeffizienten Geräten',
        ),
        compared: { en: 'compass', de: null, nace: 'compass' },
      },
      {
        code: 'CCM 7.7',
        objective: 'CCM',
        kind: null,
        nace: ['L68'],
        act,
        name: name('Acquisition and ownership of buildings', 'Erwerb von und Eigentum an Gebäuden'),
        compared: { en: 'compass', de: null, nace: 'compass' },
      },
      {
        code: 'CE 5.2',
        objective: 'CE',
        kind: null,
        nace: [],
        act: 'Delegated Regulation (EU) 2023/2486',
        name: name('Sale of spare parts', 'Verkauf von Ersatzteilen'),
        compared: { en: 'act', de: null, nace: null },
      },
    ],
  }),
}
