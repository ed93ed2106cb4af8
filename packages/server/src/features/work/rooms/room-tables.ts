import type { Language, RoomPapers, Statement } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import type { WordTable } from '@esrs/reports'
import { factNumber, unitInWords } from '@esrs/reports/statement'
import type { Cell, Table } from '../../../tables/table.ts'
import { say } from '../messages.ts'
import type { RoomEvent, RoomRow } from './room-store.ts'
import { auditedFacts, shownFact, stateOfRoom } from './sample-facts.ts'

type Key = Parameters<typeof say>[0]

/** Whether an event is a question or an answer with text. */
export const isMessage = ({ what, text }: RoomEvent): boolean =>
  text !== '' && (what === 'asked' || what === 'answered')

const marked = (kind: string, t: (key: Key) => string): string =>
  kind === '' ? '' : t(`room.mark.${kind}` as 'room.mark.agreed')

function figures(statement: Statement, catalogue: Catalogue, events: readonly RoomEvent[], t: (key: Key) => string) {
  const state = stateOfRoom(events)
  return auditedFacts(statement).map((fact): Cell[] => {
    const { name, sampled, mark } = shownFact(fact, catalogue, state)
    const proof = fact.evidence.map(({ document, page, excerpt }) => `${document}, ${page}: ${excerpt}`).join('\n')
    const value: Cell = fact.number === null ? factNumber(fact, catalogue.language) : { number: fact.number }
    const unit = fact.number === null ? '' : unitInWords(fact.unit, catalogue.language)
    const decided = fact.decision ? [fact.decision.by, fact.decision.at?.slice(0, 10)].filter(Boolean).join(', ') : ''
    return [
      fact.id,
      name,
      value,
      unit,
      sampled ? t(`room.drawn.${sampled}`) : '',
      marked(mark ?? '', t),
      decided,
      proof,
    ]
  })
}

const answered = (item: RoomPapers['requests'][number]['items'][number]): Cell[] => {
  const { answer } = item
  return [answer?.written ?? '', answer ? { time: new Date(answer.at) } : null, answer?.proofs.join('\n') ?? '']
}

/** The method of the figures as lines of text. */
function methodLines({ method }: RoomPapers, language: Language): [string, string][] {
  const t = (key: Key, values?: Parameters<typeof say>[1]) => say(key, values)(language)
  const { set, period, currency, four_eyes: fourEyes, engine } = method
  return [
    [t('room.method.set'), t(`room.set.${set}` as 'room.set.esrs-2023')],
    [t('room.method.period'), `${period.start} – ${period.end}`],
    [t('room.method.currency'), currency],
    [t('room.method.approval'), t(fourEyes ? 'room.method.fourEyes' : 'room.method.oneEye')],
    [t('room.method.analysis'), t('room.method.analysisText', { engine })],
    [t('room.method.sample'), t('room.method.sampleText')],
  ]
}

/** The room as tables for its export: figures with marks, questions, method, materiality, requests, events. */
export function roomTables(
  statement: Statement,
  catalogue: Catalogue,
  events: readonly RoomEvent[],
  papers: RoomPapers,
  language: Language,
): [Table, ...Table[]] {
  const t = (key: Key) => say(key)(language)
  const table = (name: Key, columns: readonly [head: Key, width: number][], rows: Cell[][]): Table => ({
    name: t(name),
    columns: columns.map(([head, width]) => ({ head: t(head), width })),
    rows,
  })
  const time = (at: string): Cell => ({ time: new Date(at) })
  return [
    table(
      'room.figures',
      [
        ['sheet.code', 16],
        ['sheet.question', 40],
        ['room.value', 20],
        ['sheet.unit', 12],
        ['room.sample', 14],
        ['room.mark', 14],
        ['room.decided', 24],
        ['room.evidence', 60],
      ],
      figures(statement, catalogue, events, t),
    ),
    table(
      'room.questions',
      [
        ['sheet.code', 16],
        ['room.by', 24],
        ['room.at', 18],
        ['room.text', 80],
      ],
      events.filter(isMessage).map(({ fact, byName, at, text }) => [fact, byName, { time: at }, text]),
    ),
    table(
      'room.method',
      [
        ['room.what', 30],
        ['room.text', 90],
      ],
      methodLines(papers, language),
    ),
    table(
      'room.materiality',
      [
        ['room.at', 18],
        ['room.by', 24],
        ['room.position', 24],
        ['room.topic', 10],
        ['room.what', 30],
        ['room.text', 80],
        ['room.grounds', 80],
      ],
      [
        ...papers.materiality_notes.map(({ about, text, grounds }) => [null, '', '', '', about, text, grounds]),
        ...papers.materiality.map(({ at, by, position, topic, about, text, grounds }) => [
          time(at),
          by,
          position,
          topic ?? '',
          about,
          text,
          grounds,
        ]),
      ],
    ),
    table(
      'room.requests',
      [
        ['room.asked', 24],
        ['room.by', 24],
        ['room.at', 18],
        ['sheet.code', 16],
        ['room.state', 14],
        ['sheet.value', 30],
        ['room.answeredAt', 18],
        ['room.proofs', 40],
      ],
      papers.requests.flatMap(({ name, asked_by, asked_at, items }) =>
        items.map((item) => {
          const state = t(`room.item.${item.state}` as 'room.item.open')
          return [name, asked_by, time(asked_at), item.key, state, ...answered(item)]
        }),
      ),
    ),
    table(
      'room.trail',
      [
        ['room.at', 18],
        ['room.by', 24],
        ['room.what', 14],
        ['sheet.code', 16],
        ['room.text', 40],
      ],
      events.map(({ at, byName, what, fact, kind }) => [{ time: at }, byName, t(`room.did.${what}`), fact, kind]),
    ),
  ]
}

/** Description of a room in one or two lines: version, year, end. */
export function aboutRoom({ version, reportingYear: year, ends }: RoomRow, language: Language): string[] {
  const of =
    version === null
      ? say('room.ofDraft', { year: String(year) })
      : say('room.ofVersion', { version: String(version), year: String(year) })
  return [of(language), say('room.until', { day: ends })(language)]
}

function written(cell: Cell, figure: Intl.NumberFormat): string {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  if ('number' in cell) return figure.format(cell.number)
  if ('percent' in cell) return `${figure.format(cell.percent)} %`
  return 'day' in cell ? cell.day : cell.time.toISOString().slice(0, 16).replace('T', ' ')
}

/** A table with all cells as text, for the PDF. */
export function tableAsText({ name, columns, rows }: Table, language: Language): WordTable {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 12 })
  return {
    name,
    columns: columns.map(({ head, width }) => ({ head, width })),
    rows: [...(rows as Iterable<readonly Cell[]>)].map((row) => row.map((cell) => written(cell, figure))),
  }
}
