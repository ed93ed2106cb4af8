import type { StatementBlock, StatementChapter, StatementLists, StatementRequirement } from '@esrs/contract'
import type { Applicability, Catalogue, Datapoint } from '@esrs/engine/esrs'
import type { DraftInput } from './input.ts'

type LawState = StatementLists['other_law'][number]['state']
type RequirementState = StatementLists['requirements'][number]['state']

/** State of a requirement (disclosed, in part, gap, reference, omitted), derived from its blocks. */
export function stateOf({ blocks }: StatementRequirement): RequirementState {
  const has = (...types: string[]) => blocks.some(({ type }) => types.includes(type))
  if (has('text', 'figures', 'table', 'matrix')) return has('gap') ? 'partly' : 'disclosed'
  if (has('gap')) return 'gap'
  return has('reference') ? 'reference' : 'omitted'
}

/** What a block says of its datapoints in the list of other EU law. */
function stateOfBlock(block: StatementBlock): LawState {
  if (block.type === 'gap') return 'gap'
  if (block.type !== 'omitted') return 'disclosed'
  return block.reason === 'not-material' ? 'not-material' : 'omitted'
}

/**
 * State of a datapoint in the list of other EU law. In a topic or sub-topic that is not material nothing has to be disclosed, which the list
 * says of each (ESRS 1, paragraph 35); nor where its condition is known not to hold.
 */
function stateIn(
  { id, controlCode }: Pick<Datapoint, 'id' | 'controlCode'>,
  states: ReadonlyMap<string, LawState>,
  dropped: ReadonlySet<string>,
  { reason }: Applicability = { counts: true, reason: { code: 'due' } },
): LawState {
  const state = states.get(id)
  if (state === 'disclosed') return state
  if (dropped.has(controlCode) || reason.code === 'not-material' || reason.code === 'not-found') return 'not-material'
  return state ?? (reason.code === 'condition' ? 'not-applicable' : 'omitted')
}

/** The lists that the standards ask for, derived from the chapters, so that they match them. */
export function listsOf(
  chapters: readonly StatementChapter[],
  en: Catalogue,
  de: Catalogue,
  { own = [], applicability }: Pick<DraftInput, 'own' | 'applicability'>,
): StatementLists {
  const states = new Map<string, LawState>()
  for (const block of chapters.flatMap(({ requirements }) => requirements).flatMap(({ blocks }) => blocks))
    for (const id of block.datapoints) states.set(id, stateOfBlock(block))
  const dropped = new Set(chapters.filter(({ state }) => state === 'not-material').map(({ code }) => code))
  const placeOf = new Map(
    chapters
      .flatMap(({ requirements }) => requirements)
      .flatMap(({ code, blocks }) => blocks.flatMap(({ datapoints }) => datapoints.map((id) => [id, code] as const))),
  )
  return {
    requirements: chapters
      .filter(({ standard }) => standard !== '')
      .flatMap(({ requirements }) => requirements)
      .map((requirement) => ({ code: requirement.code, title: requirement.title, state: stateOf(requirement) })),
    other_law: en.datapoints
      .filter(({ law }) => law.length > 0)
      .map((datapoint) => ({
        datapoint: datapoint.id,
        requirement: datapoint.dr,
        paragraph: datapoint.paragraph,
        name: { en: datapoint.name, de: de.get(datapoint.id)!.name },
        law: [...datapoint.law],
        state: stateIn(datapoint, states, dropped, applicability.get(datapoint.id)),
      })),
    not_material: chapters
      .filter(({ state }) => state === 'not-material')
      .map(({ code, title, explanation }) => ({
        code,
        title,
        explained: Boolean(explanation?.en?.length || explanation?.de?.length),
      })),
    entity_specific: own
      .filter(({ id }) => placeOf.has(id))
      .map(({ id, name }) => ({ datapoint: id, requirement: placeOf.get(id)!, name })),
  }
}
