import { labelledIn, readOnce } from '../../packages/engine/learn/labelled.ts'
import { type LostRow, lostRows, type Step, steps } from '../../packages/engine/learn/lost-rows.ts'
import { analyse } from '../../packages/engine/src/index.ts'

/** What each step needs, as the table says it. */
const meanings: Record<Step, string> = {
  text: 'digits are in the text of the page',
  observation: 'an observation says the quantity',
  candidate: 'a candidate of the datapoint says it',
  rank: 'it is the likeliest candidate',
  probability: 'it is likely enough to be shown',
  shown: 'it passes what is asked of a value',
  found: 'nothing lost',
}

const kindOf = ({ answer: { value, dimension } }: LostRow): string => {
  if (!/^-?\d/.test(value)) return 'yes/no, choice'
  return dimension ? 'breakdown' : 'figure'
}

/**
 * Prints at which step of the analysis each hand-read answer is lost, as a table by language and kind, and with `details` row by row.
 * @param folder with `gold.csv` and `docs/`
 */
export async function printStages(folder: string, details: boolean): Promise<void> {
  const counts = new Map<string, Map<Step, number>>()
  const add = (group: string, step: Step): void => {
    const of = counts.get(group) ?? new Map<Step, number>()
    of.set(step, (of.get(step) ?? 0) + 1)
    counts.set(group, of)
  }
  for (const { name, path, answers } of labelledIn(folder)) {
    const document = await readOnce(path)
    if (!document) continue
    const sure = answers.filter((answer) => answer.sure && answer.datapoint !== '*')
    for (const row of lostRows(document, analyse(document), sure)) {
      for (const group of ['all', `language ${document.language}`, kindOf(row)]) add(group, row.step)
      if (!details || row.step === 'found') continue
      const { datapoint, dimension, value, unit, pages } = row.answer
      const likely = row.probability === null ? '' : ` p ${row.probability.toFixed(2)}`
      const rival = row.rival ? ` | instead ${row.rival.value.text.slice(0, 40)} p. ${row.rival.place.page}` : ''
      console.log(
        `${row.step.toUpperCase().padEnd(12)} ${name} ${datapoint}${dimension ? `#${dimension}` : ''} ${value} ${unit} p. ${pages.join('|')}${likely}${rival}`,
      )
    }
  }
  const groups = [...counts.keys()].sort()
  console.log(`\n${'lost where'.padEnd(48)}${groups.map((group) => group.padStart(16)).join('')}`)
  for (const step of steps)
    console.log(
      `${`${step}: ${meanings[step]}`.padEnd(48)}${groups.map((group) => String(counts.get(group)?.get(step) ?? 0).padStart(16)).join('')}`,
    )
}
