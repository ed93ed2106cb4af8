import type {
  contract,
  Figure,
  FigureDetail,
  FigureLine,
  FigurePartFields,
  FigureRules,
  FigureSetup,
  FigureUnit,
} from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'
import { find as findDatapoint } from './calls-csrd.ts'
import type { KeptFigure } from './fixtures/figures.ts'
import { propose } from './propose.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'

const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)
const untilMarch = [
  { from: '2024-04', to: '2025-03' },
  { from: '2025-04', to: '2026-03' },
]
const find = (state: MockState, key: string): KeptFigure => found(state.figures.find((one) => one.key === key))

/** Sums parts by the share that counts today: the stand-in knows no months of shares. */
function lines(state: MockState, figure: KeptFigure): (FigureLine & { unitId: string })[] {
  return figure.parts.map((part) => {
    const share = (state.organisation.units.find(({ id }) => id === part.unit_id)?.counted ?? 0) / 100
    const value = part.number * part.factor
    const counted = value * share
    return {
      kind: 'part',
      from: part.from,
      to: part.to,
      value,
      base: part.base,
      share,
      counted,
      is_estimated: part.estimated,
      formula: `${part.number} × ${share} = ${counted}`,
      part,
      earlier: false,
      unitId: part.unit_id,
    }
  })
}

const allowed: FigureRules = {
  rules: ['sum', 'elimination'],
  scale: 1,
  apart: false,
  above_unit: '',
  base: '',
  base_unit: '',
}

function shown(state: MockState, kept: KeptFigure, language: 'en' | 'de'): Figure {
  const datapoint = inLanguage(findDatapoint(state, kept.key), language)
  const value = kept.parts.length === 0 ? null : lines(state, kept).reduce((sum, { counted }) => sum + counted, 0)
  const { number } = datapoint
  const difference = value === null || number === null ? null : value - number
  return {
    allowed,
    problem: null,
    key: kept.key,
    name: datapoint.name,
    setup: kept.setup,
    value,
    parts: kept.parts.length,
    eliminated: 0,
    expected: 24,
    delivered: 24 - kept.gaps,
    missing: kept.gaps,
    estimated_share: 0,
    apportioned_share: 0,
    stated:
      datapoint.value === null
        ? null
        : {
            value: datapoint.value,
            number,
            unit: datapoint.unit,
            status: datapoint.status === 'missing' ? null : datapoint.status,
            source: datapoint.filename ?? '',
            difference,
            agrees: difference === 0,
          },
  }
}

function units(state: MockState, kept: KeptFigure): FigureUnit[] {
  const all = lines(state, kept)
  const depths = new Map<string | null, number>([[null, -1]])
  return state.organisation.units.map(({ id, code, name, kind, parent, counted, year_end: yearEnd }) => {
    depths.set(id, (depths.get(parent) ?? -1) + 1)
    const own = all.filter(({ unitId }) => unitId === id)
    const sum = own.reduce((total, line) => total + line.counted, 0)
    return {
      id,
      code,
      name,
      kind,
      parent,
      depth: depths.get(id)!,
      own: sum,
      counted: sum,
      share: counted / 100,
      parts: own.length,
      estimates: 0,
      gaps: [],
      own_years: yearEnd === 3 ? untilMarch : [],
    }
  })
}

/** Parts of cells added up, as far as the mock has any. */
function cellsOf({ parts }: KeptFigure): FigureDetail['cells'] {
  const dimensions = [...new Set(parts.flatMap(({ dimension }) => dimension || []))]
  return dimensions.map((dimension) => {
    const own = parts.filter((part) => part.dimension === dimension)
    const value = own.reduce((sum, { number }) => sum + number, 0)
    return { dimension, name: dimension, value, units: new Set(own.map(({ unit_id }) => unit_id)).size }
  })
}

function detail(state: MockState, kept: KeptFigure, language: 'en' | 'de'): FigureDetail {
  const figure = shown(state, kept, language)
  return {
    figure,
    months,
    units: units(state, kept),
    formula: [`= ${figure.value}`],
    cells: cellsOf(kept),
    waiting: kept.waiting,
    years: [
      { year: 2024, computed: null, decided: 12_900 },
      { year: 2025, computed: figure.value, decided: null },
    ],
  }
}

const plan = { rows: 1, unchanged: 0, added: 0, changed: 0, changes: [], refused: [], plan: 'p-1' }

const figureTypes = ['number', 'percent', 'money']

function refusePart({ organisation }: MockState, { unit_id: unit, from, to }: FigurePartFields) {
  if (!organisation.units.some(({ id }) => id === unit)) throw new MockFailure('invalid_input', ['unit_id'])
  if (to < from) throw new MockFailure('invalid_input', ['to'])
}

export const figureCalls: MockGroup<typeof contract.figures> = {
  compared: ({ params: { key } }, { state }) => {
    const number = state.datapoints.find((one) => one.key === key)?.number
    if (key !== 'E1-6_07' || number == null) return { compared: null }
    const of = (kind: 'inventory' | 'parts', difference: number) => ({
      kind,
      number: number + difference,
      document: null,
      difference,
      agrees: false,
      percent: (difference / number) * 100,
    })
    const first = { kind: 'value' as const, number, document: null, difference: null, percent: null, agrees: null }
    return {
      compared: { key, name: 'Gross Scope 1', unit: 'tCO2e', sources: [first, of('inventory', -12.5), of('parts', 4)] },
    }
  },
  list: ({ query: { page } }, { state, language }) => ({
    figures: state.figures.map((one) => shown(state, one, language)),
    count: state.figures.length,
    page,
    total_pages: 1,
  }),
  offered: ({ query: { search } }, { state, language }) => ({
    datapoints: state.datapoints
      .filter(({ number }) => number !== null)
      .map((one) => inLanguage(one, language))
      .filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(search.toLowerCase()))
      .map(({ key, name, unit }) => ({ key, name, unit, allowed })),
  }),
  get: ({ params }, { state, language }) => detail(state, find(state, params.key), language),
  unit: ({ params }, { state }) => ({
    lines: lines(state, find(state, params.key)).filter(({ unitId }) => unitId === params.id),
  }),
  setUp: ({ params, body }, { state, language }) => {
    const setup: FigureSetup = body
    if (!figureTypes.includes(findDatapoint(state, params.key).dataType)) throw new MockFailure('no_figure_of_group')
    if (!allowed.rules.includes(setup.rule)) throw new MockFailure('rule_not_allowed', ['rule'])
    const known = state.figures.find(({ key }) => key === params.key)
    if (known) known.setup = setup
    else state.figures.push({ key: params.key, setup, parts: [], gaps: 24, waiting: false })
    return shown(state, find(state, params.key), language)
  },
  remove: ({ params }, { state }) => {
    if (find(state, params.key).parts.length > 0) throw new MockFailure('figure_has_parts')
    state.figures = state.figures.filter(({ key }) => key !== params.key)
    return { ok: true }
  },
  addPart: ({ params, body }, { state }) => {
    const kept = find(state, params.key)
    refusePart(state, body)
    const part = {
      id: crypto.randomUUID(),
      ...body,
      document_name: '',
      by: 'Mara Lindner',
      at: '2026-02-17T09:00:00.000Z',
    }
    kept.parts.push(part)
    return part
  },
  changePart: ({ params, body }, { state }) => {
    const part = found(find(state, params.key).parts.find(({ id }) => id === params.id))
    refusePart(state, body)
    return Object.assign(part, body)
  },
  removePart: ({ params }, { state }) => {
    const kept = find(state, params.key)
    found(kept.parts.find(({ id }) => id === params.id))
    kept.parts = kept.parts.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  takeCells: ({ params }, { state }) => {
    find(state, params.key)
    return { ok: true }
  },
  take: ({ params }, { state, language }) => {
    const kept = find(state, params.key)
    const { value, setup } = shown(state, kept, language)
    if (value === null) throw new MockFailure('nothing_computed')
    kept.waiting = true
    propose(state, kept.key, value, setup.unit || null)
    return { ok: true }
  },
  export: () => new Uint8Array([0x50, 0x4b]),
  previewImport: () => plan,
  confirmImport: () => plan,
}
