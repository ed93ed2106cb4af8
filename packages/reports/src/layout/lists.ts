import type { Statement, StatementLanguage } from '@esrs/contract'
import { say } from '../words/messages.ts'
import { anchorOf } from './anchor.ts'
import { clean } from './clean.ts'
import type { ListCell, Node } from './nodes.ts'

/** The chapter with the lists that the standards ask for, and the notes on the machine-readable report. */
export function listNodes(statement: Statement, language: StatementLanguage): Node[] {
  const { lists, set } = statement
  const at = (key: Parameters<typeof say>[1]) => say(language, key)
  const place = (code: string): ListCell => ({ text: '', place: anchorOf(code) })
  const complied = lists.requirements
  const law = lists.other_law.map(({ datapoint, requirement, paragraph, name, law, state }): ListCell[] => [
    { text: datapoint },
    { text: `${clean(name[language])} (${requirement}, ${paragraph})` },
    { text: law.map((one) => at(`law.${one}`)).join(', ') },
    state === 'disclosed' ? place(requirement) : { text: at(`state.${state}`) },
  ])
  return [
    { kind: 'heading', level: 1, text: at('lists'), id: 'd-lists', short: at('lists') },
    ...section(
      at('lists.requirements'),
      'd-requirements',
      [at('lists.code'), at('lists.requirement'), at('lists.state'), at('lists.page')],
      [14, 54, 20, 12],
      complied.map(({ code, title, state }) => [
        { text: code.endsWith('.own') ? '' : code },
        { text: clean(title[language]) },
        { text: at(`state.${state}`) },
        place(code),
      ]),
    ),
    ...section(
      at('lists.law'),
      'd-law',
      [at('lists.datapoint'), at('lists.name'), at('lists.regulation'), at('lists.pageOrState')],
      [15, 39, 29, 17],
      law,
    ),
    ...section(
      at('lists.not-material'),
      'd-not-material',
      [at('lists.standard'), at('lists.topic'), at('lists.explanation')],
      [14, 56, 30],
      lists.not_material.map(({ code, title, explained }) => [
        { text: code },
        { text: clean(title[language]) },
        explained ? place(code) : { text: at('lists.unexplained') },
      ]),
    ),
    ...section(
      at('lists.own'),
      'd-own',
      [at('lists.datapoint'), at('lists.name'), at('lists.page')],
      [24, 62, 14],
      lists.entity_specific.map(({ datapoint, requirement, name }) => [
        { text: datapoint },
        { text: clean(name[language]) },
        place(requirement),
      ]),
    ),
    { kind: 'heading', level: 2, text: at('machine'), id: 'd-machine', short: at('machine') },
    { kind: 'notice', tone: 'note', title: at('notice.note'), text: at(`machine.${set}`), items: [] },
  ]
}

function section(
  caption: string,
  id: string,
  head: readonly string[],
  widths: readonly number[],
  rows: ListCell[][],
): Node[] {
  if (rows.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: caption, id, short: caption },
    { kind: 'list', caption, head, widths, rows },
  ]
}
