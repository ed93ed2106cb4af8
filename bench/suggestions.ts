// How long it takes to say anew what follows from a company's values: impacts, risks and opportunities, materiality of topics,
// recommendations and surveys. The company has a value with three passages for every datapoint of its set.
import { loadCatalogue, standardSets, unknownCompany } from '../packages/engine/src/esrs/index.ts'
import {
  assessTopics,
  type IroValue,
  suggestAdvice,
  suggestIros,
  suggestSurveys,
} from '../packages/engine/src/index.ts'

const runs = 15
const limit = 2000

/** Of the length of a passage in a real report, with words that the templates look for. */
const passage =
  'Our policy covers climate, water, suppliers, child protection, safety and data protection at all sites. '.repeat(4)

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!

const columns = ['IROs', 'topics', 'advice', 'surveys', 'together'] as const
console.log(`Milliseconds, median of ${runs} after the first (limit ${limit} for all together)`)
console.log(`${''.padEnd(18)}${columns.map((head) => head.padStart(10)).join('')}`)
for (const set of standardSets)
  for (const language of ['en', 'de'] as const) {
    const catalogue = loadCatalogue(set, language)
    // Not those that say why a topic is not material: there would be nothing to propose.
    const reported = catalogue.datapoints.filter(({ dr }) => dr !== 'IRO-2')
    const values = new Map(
      reported.map(({ id, type, unit }): [string, IroValue] => {
        const evidence = [1, 2, 3].map((page) => ({
          documentId: 'd',
          filename: 'report.pdf',
          page,
          excerpt: `${passage}${id}, ${page}`,
        }))
        const isFigure = ['number', 'percent', 'money'].includes(type)
        const value = type === 'yes-no' ? 'yes' : isFigure ? '60' : passage
        return [id, { value, number: isFigure ? 60 : null, unit, year: 2025, evidence }]
      }),
    )
    const company = { ...unknownCompany(2025), industry: 'manufacturing' as const, size: 'large' as const }
    const facts = { catalogue, company, values, notMaterial: [] }
    // Half of the datapoints have a value, so that there is something to recommend.
    const half = new Set(catalogue.datapoints.filter((_, i) => i % 2 === 0).map(({ id }) => id))
    const hasValue = (id: string) => half.has(id)
    const work = [
      () => suggestIros(facts),
      () => assessTopics(facts),
      () => suggestAdvice({ catalogue, company, hasValue }),
      () => suggestSurveys({ catalogue, company, hasValue, existing: [] }),
    ]
    const times = work.map((): number[] => [])
    for (let run = 0; run <= runs; run += 1)
      work.forEach((one, i) => {
        const start = performance.now()
        one()
        // The first time reads the templates.
        if (run > 0) times[i]!.push(performance.now() - start)
      })
    const medians = times.map(median)
    const figures = [...medians, medians.reduce((sum, time) => sum + time, 0)]
    const isOver = figures.at(-1)! > limit
    console.log(
      `${`${set} ${language}`.padEnd(18)}${figures.map((time) => time.toFixed(1).padStart(10)).join('')}${isOver ? '   over the limit' : ''}`,
    )
  }
