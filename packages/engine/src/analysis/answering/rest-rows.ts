import { pattern } from '../../text/phrases.ts'
import type { Fact } from '../tables/fact.ts'
import { memberIn, namesOfMember } from './members.ts'

/** A breakdown whose last row the standard itself calls `Other` (ESRS S1, paragraph AR 55), with the rows that stand beside it. */
const GENDER = 'gender'
const BESIDE = ['female', 'male']
const REST = 'other'

const REST_ROW = pattern()`^{rest_row}$`

const tableOf = ({ page, titles, columns }: Fact): string => [page.number, titles[0], ...columns].join('\u0000')

/** Rows called `Other` below rows of women and men, with the name of the member that they then are. */
export function restRows(facts: readonly Fact[]): ReadonlyMap<Fact, string> {
  const rests = facts.filter(({ label }) => REST_ROW.test(label))
  if (!rests.length) return new Map()
  const [name = ''] = namesOfMember(GENDER, REST)
  const tables = new Map<string, Set<string>>()
  for (const fact of facts) {
    const member = memberIn(fact.label, GENDER)
    if (member) tables.set(tableOf(fact), (tables.get(tableOf(fact)) ?? new Set()).add(member))
  }
  const isBeside = (fact: Fact): boolean => {
    const members = tables.get(tableOf(fact))
    return members !== undefined && !members.has(REST) && BESIDE.every((one) => members.has(one))
  }
  return new Map(rests.filter(isBeside).map((fact) => [fact, name]))
}
