import type { StatementChapter, StatementLists, StatementRequirement } from '@esrs/contract'
import type { Catalogue, Datapoint } from '@esrs/engine/esrs'
import type { DraftInput } from './input.ts'

type RequirementState = StatementLists['requirements'][number]['state']

/** How far a requirement is complied with, as its blocks show it. */
export function stateOf({ blocks }: StatementRequirement): RequirementState {
  const has = (...types: string[]) => blocks.some(({ type }) => types.includes(type))
  if (has('text', 'figures', 'matrix')) return has('gap') ? 'partly' : 'disclosed'
  if (has('gap')) return 'gap'
  return has('reference') ? 'reference' : 'omitted'
}

/** Of a topic that is not material nothing has to be said; what is said all the same stands where it stands. */
function stateIn(
  { id, controlCode }: Pick<Datapoint, 'id' | 'controlCode'>,
  states: ReadonlyMap<string, 'disclosed' | 'omitted' | 'gap'>,
  dropped: ReadonlySet<string>,
): StatementLists['other_law'][number]['state'] {
  const state = states.get(id)
  return state !== 'disclosed' && dropped.has(controlCode) ? 'not-material' : (state ?? 'omitted')
}

/** The lists that the standards ask for, read off the chapters, so that they say what is there. */
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
