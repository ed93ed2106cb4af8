import type { BreakdownCell, contract, DatapointBreakdown, Language } from '@esrs/contract'
import { MockFailure, type MockGroup, pageOf } from './call.ts'
import { find } from './calls-csrd.ts'
import { keepChange } from './changes.ts'
import { sampleTables, tableOf } from './fixtures/breakdowns.ts'
import { inLanguage, type KeptDatapoint } from './samples.ts'
import type { MockState } from './state.ts'
import { figureOf } from './typed.ts'

const cellsOf = (state: MockState, datapoint: KeptDatapoint): BreakdownCell[] =>
  state.cells[datapoint.key] ??
  datapoint.breakdowns.map(({ dimension, value, number, unit }) => ({
    members: [dimension],
    dimension,
    value,
    number: number ?? 0,
    unit,
    status: 'proposed' as const,
    written: null,
    source: '',
    document: null,
    by: null,
    at: null,
    evidence: datapoint.evidence.find((one) => one.dimension === dimension) ?? null,
  }))

const versionOf = (cells: readonly BreakdownCell[]): string =>
  JSON.stringify(cells.map(({ dimension, value }) => [dimension, value])).slice(0, 200)

function shown(state: MockState, key: string, language: Language): DatapointBreakdown {
  const datapoint = find(state, key)
  const { axes, rule } = sampleTables[key]!
  const cells = cellsOf(state, datapoint)
  const sum = cells.length > 0 && rule === 'sum' ? cells.reduce((all, { number }) => all + number, 0) : null
  const { code, name, number, unit } = inLanguage(datapoint, language)
  const differs = sum !== null && number !== null && sum !== number
  const words = {
    en: `The cells add up to ${sum}; the value is ${number}.`,
    de: `Die Zellen ergeben ${sum}, der Wert ist ${number}.`,
  }
  return {
    key,
    code,
    name,
    unit: unit ?? cells[0]?.unit ?? null,
    axes: axes.map((axis) => ({
      ...axis,
      name: axis.name[language],
      members: axis.members.map((member) => ({ ...member, name: member.name[language] })),
    })),
    used: axes.map(({ axis }) => axis),
    cells,
    whole: {
      rule,
      key,
      stated: number,
      computed: sum,
      follows: sum !== null && sum === number,
      differs: differs ? words[language] : null,
    },
    version: versionOf(cells),
  }
}

/** Whether an axis has a member; free ones are written with a tilde, and countries of open ones are all known. */
function isMember(key: string, at: number, member: string): boolean {
  const axis = sampleTables[key]?.axes[at]
  if (!axis) return false
  return axis.open || (axis.free && member.startsWith('~')) || axis.members.some((one) => one.member === member)
}

export const breakdownCalls: MockGroup<typeof contract.breakdowns> = {
  get: ({ params }, { state, language }) => {
    const key = tableOf(params.key)
    return { breakdown: key ? shown(state, key, language) : null }
  },
  save: ({ params, body }, { state, user, language }) => {
    const key = tableOf(params.key)
    if (!key) throw new MockFailure('not_found')
    const datapoint = find(state, key)
    const at = new Date().toISOString()
    if (body.version !== undefined && body.version !== versionOf(cellsOf(state, datapoint)))
      throw new MockFailure('cells_meanwhile')
    const old = new Map(cellsOf(state, datapoint).map((cell) => [cell.dimension, cell]))
    const seen = new Set<string>()
    const cells = body.cells.map(({ members, value, source = '' }, index): BreakdownCell => {
      const dimension = members.join('_')
      const isKnown = members.every((member, at) => isMember(key, at, member))
      if (!isKnown) throw new MockFailure('cell_unknown', [`cells.${index}.members`])
      if (seen.has(dimension)) throw new MockFailure('cell_twice', [`cells.${index}.members`])
      seen.add(dimension)
      const { number } = figureOf(value, datapoint.asks ?? null, language, `cells.${index}.value`)
      const before = old.get(dimension)
      const kept = {
        members,
        dimension,
        value: String(number),
        number: number ?? 0,
        unit: before?.unit ?? datapoint.unit,
      }
      const evidence = before?.value === value ? before.evidence : null
      return {
        ...kept,
        status: 'entered',
        written: value,
        source,
        document: null,
        evidence,
        by: user?.name ?? null,
        at,
      }
    })
    const gone = [...old.values()].filter(({ dimension }) => !cells.some((cell) => cell.dimension === dimension))
    const stateOf = (cell: BreakdownCell | undefined) =>
      cell?.status === 'entered'
        ? { value: cell.value, number: cell.number, unit: cell.unit, source: cell.source, document: null }
        : null
    for (const cell of [...cells, ...gone]) {
      const [before, after] = [stateOf(old.get(cell.dimension)), gone.includes(cell) ? null : stateOf(cell)]
      if (JSON.stringify(before) !== JSON.stringify(after))
        state.cellChanges.push({
          key,
          id: state.cellChanges.length + 1,
          at,
          userId: user?.id ?? null,
          members: cell.members,
          dimension: cell.dimension,
          before,
          after,
        })
    }
    state.cells[key] = cells
    const before = structuredClone(datapoint)
    datapoint.breakdowns = cells.map(({ dimension, value, number, unit }) => ({
      dimension,
      value,
      number,
      unit,
      year: datapoint.year,
    }))
    if (body.whole === 'follow') {
      const sum = cells.reduce((all, { number }) => all + number, 0)
      const { asks = null, unit } = datapoint
      const year = state.company.metadata.reporting_year
      const typed = { value: String(sum), number: sum, unit: asks ?? unit, year, written: String(sum) }
      Object.assign(datapoint, typed, { status: 'corrected' })
      keepChange(state, user, 'corrected', before, datapoint)
    }
    return { breakdown: shown(state, key, language) }
  },
  history: ({ params, query }, { state, user, language }) => {
    const key = tableOf(params.key)
    const axes = sampleTables[key ?? '']?.axes ?? []
    const nameOf = (members: string[]) =>
      members
        .map((member, index) => axes[index]?.members.find((one) => one.member === member)?.name[language] ?? member)
        .join(', ')
    const all = state.cellChanges.filter(
      (change) => change.key === key && (query.dimension === undefined || change.dimension === query.dimension),
    )
    const { rows, ...page } = pageOf(all.toReversed(), query)
    const changes = rows.map(({ id, at, userId, members, dimension, before, after }) => ({
      id,
      at,
      dimension,
      name: nameOf(members),
      before,
      after,
      by: {
        name: state.people.find((person) => person.user.id === userId)?.user.name ?? null,
        is_you: userId === user?.id,
      },
    }))
    return { ...page, data: { changes } }
  },
}
