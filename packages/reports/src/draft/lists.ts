import type { StatementChapter, StatementLists, StatementRequirement } from '@esrs/contract'
import type { Catalogue, Datapoint } from '@esrs/engine/esrs'
import type { DraftInput } from './input.ts'

type RequirementState = StatementLists['requirements'][number]['state']

/** State of a requirement (disclosed, in part, gap, reference, omitted), derived from its blocks. */
export function stateOf({ blocks }: StatementRequirement): RequirementState {
  const has = (...types: string[]) => blocks.some(({ type }) => types.includes(type))
  if (has('text', 'figures', 'table', 'matrix')) return has('gap') ? 'partly' : 'disclosed'
  if (has('gap')) return 'gap'
  return has('reference') ? 'reference' : 'omitted'
}

/** State of a datapoint in the list of other EU law; in a topic that is not material nothing has to be disclosed. */
function stateIn(
  { id, controlCode }: Pick<Datapoint, 'id' | 'controlCode'>,
  states: ReadonlyMap<string, 'disclosed' | 'omitted' | 'gap'>,
  dropped: ReadonlySet<string>,
): StatementLists['other_law'][number]['state'] {
  const state = states.get(id)
  return state !== 'disclosed' && dropped.has(controlCode) ? 'not-material' : (state ?? 'omitted')
}

/** The lists that the standards ask for, derived from the chapters, so that they match them. */
export function listsOf(
  chapters: readonly StatementChapter[],
  en: Catalogue,
  de: Catalogue,
  { own = [] }: Pick<DraftInput, 'own'>,
): StatementLists {
  const states = new Map<string, 'disclosed' | 'omitted' | 'gap'>()
  for (const block of chapters.flatMap(({ requirements }) => requirements).flatMap(({ blocks }) => blocks)) {
    const state = block.type === 'gap' ? 'gap' : block.type === 'omitted' ? 'omitted' : 'disclosed'
    for (const id of block.datapoints) states.set(id, state)
  }
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
        state: stateIn(datapoint, states, dropped),
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
