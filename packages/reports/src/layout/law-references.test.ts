import { loadCatalogue } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'
import references from './law-references.json' with { type: 'json' }
import { lawInWords } from './law-references.ts'

test('each datapoint of other EU law says where each of its laws asks for it', () => {
  const asked = loadCatalogue('esrs-2023', 'en').datapoints.filter(({ law }) => law.length > 0)
  expect(Object.keys(references).sort()).toEqual(asked.map(({ id }) => id).sort())
  for (const { id, law } of asked) {
    expect(Object.keys(references[id as keyof typeof references]).sort(), id).toEqual([...law].sort())
    for (const one of law)
      for (const language of ['en', 'de'] as const)
        expect(lawInWords('esrs-2023', id, one, language), id).toMatch(/: .*[\dI]\)?$/)
  }
})

test.each([
  ['GOV-1_06', 'sfdr', 'SFDR: Table 1 no. 13', 'Offenlegungsverordnung: Tabelle 1 Nr. 13'],
  ['E1-9_17', 'pillar3', 'Pillar 3: Template 2', 'Säule 3: Meldebogen 2'],
  ['E1-1_01', 'climateLaw', 'EU Climate Law: Article 2(1)', 'EU-Klimagesetz: Artikel 2 Absatz 1'],
  [
    'SBM-1_19',
    'benchmark',
    'Benchmark Regulation: (EU) 2020/1816 Annex II, (EU) 2020/1818 Article 12(1)',
    'Benchmark-Verordnung: (EU) 2020/1816 Anhang II, (EU) 2020/1818 Artikel 12 Absatz 1',
  ],
] as const)('%s stands in %s as its list names it', (id, law, en, de) => {
  expect([lawInWords('esrs-2023', id, law, 'en'), lawInWords('esrs-2023', id, law, 'de')]).toEqual([en, de])
  expect(lawInWords('esrs-2026', id, law, 'en')).toBe(en.replace(/: .*/, ''))
})
