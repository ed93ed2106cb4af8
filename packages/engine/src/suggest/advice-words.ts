import type { Catalogue, Datapoint, Language } from '../esrs/index.ts'
import { stepsFor, type ThemeWords, type Topical, topicalOf } from './advice-bank.ts'
import type { AdviceFacts } from './advice-facts.ts'
import { say } from './say.ts'

/** What to do, in the catalogue's language (product specification, section 3). */
export interface Advice {
  key: string
  title: string
  /** Why it matters and what is missing. */
  description: string
  status: 'open' | 'complete'
  /** Identifiers without value, what weighs most first; of complete advice those that it was about. */
  targetDatapoints: readonly string[]
  /** What is asked for, one datapoint a line. */
  targetNotes: string
  /** Percent of what counts that has a value, a whole number; 100 only where nothing is open. */
  completionPercentage: number
  actionStepsTitle: string
  /** Each with the identifiers without value that it answers; none where values are to be reviewed. */
  actionSteps: readonly { title: string; details: string; done: boolean; missing: readonly string[] }[]
  suggestedApproachTitle: string
  suggestedApproach: string
  /** Functions of the company that can answer. */
  owners: readonly string[]
}

/** How many datapoints the notes explain. */
const explained = 4

/** Puts advice into the catalogue's words. @throws RangeError where the key is none of the catalogue's set */
export function adviceInWords(facts: AdviceFacts, catalogue: Catalogue): Advice {
  const group = topicalOf(catalogue).get(facts.key)
  if (!group) throw new RangeError(`There is no advice ${facts.key} in ${catalogue.set}`)
  const { language } = catalogue
  const { open, done, proposed, relieved, law, unassessed } = facts
  const all = [...open, ...done]
  const words = group.theme?.[language] ?? wordsFrom(group, catalogue)
  const targets = (open.length > 0 ? open : done).map((id) => catalogue.get(id)!)
  const names = (group.theme?.owners ?? (['sustainability'] as const)).map((owner) => say(`owner.${owner}`, language))
  return {
    key: facts.key,
    title: words.title,
    description: [
      words.why,
      open.length > 0
        ? gapInWords(open.length, all.length, placesOf(all, targets, catalogue), language)
        : say('advice.complete', language, { count: all.length }),
      law.count > 0 && lawInWords(facts, language),
      unassessed && open.length > 0 && unassessedInWords(open, catalogue),
      proposed > 0 && say('advice.proposed', language, { count: proposed }),
    ]
      .filter(Boolean)
      .join(' '),
    status: facts.status,
    targetDatapoints: targets.map(({ id }) => id),
    targetNotes: [
      ...targets.slice(0, explained).map(({ id, name, definition }) => `${id} ${name}: ${definition}`),
      targets.length > explained && say('advice.further', language, { count: targets.length - explained }),
      relieved > 0 && say('advice.relieved', language, { count: relieved }),
    ]
      .filter(Boolean)
      .join('\n'),
    completionPercentage: open.length > 0 ? Math.min(99, Math.round((100 * done.length) / all.length)) : 100,
    actionStepsTitle: say('advice.steps', language, { names: list(names, language) }),
    actionSteps: [...stepsOf(group, facts, catalogue), ...reviewOf(proposed, language)],
    suggestedApproachTitle: say('advice.approach', language),
    suggestedApproach: words.approach,
    owners: names,
  }
}

/**
 * What a decision that the topic is not material would change: nothing about how it was assessed, which is described in all
 * instances (ESRS 2, paragraph 2 (a)); everything else is due only where the topic is material (2 (b)).
 */
function unassessedInWords(open: readonly string[], catalogue: Catalogue): string | false {
  const codes = open.map((id) => catalogue.get(id)!.dr)
  const inAllInstances = [...new Set(codes.filter((code) => code.endsWith('.IRO-1')))]
  if (codes.every((code) => inAllInstances.includes(code))) return false
  const { language } = catalogue
  if (!inAllInstances.length) return say('advice.unassessed', language)
  return say('advice.unassessedIn', language, { codes: list(inAllInstances, language) })
}

function reviewOf(proposed: number, language: Language): Advice['actionSteps'] {
  if (proposed === 0) return []
  const [title, details] = (['review', 'reviewDetails'] as const).map((key) =>
    say(`advice.${key}`, language, { count: proposed }),
  ) as [string, string]
  return [{ title, details, done: false, missing: [] }]
}

function stepsOf(group: Topical, { open, done }: AdviceFacts, catalogue: Catalogue): Advice['actionSteps'] {
  const { language, set } = catalogue
  const placed = stepsFor(group, [...open, ...done], catalogue)
  const [title, details] = [say('advice.anyStep', language), say('advice.anyStepDetails', language)]
  if (placed.length === 0) return [{ title, details, done: open.length === 0, missing: open }]
  return placed.map(({ step, ids }) => {
    const { title, details } = step[language]
    const unanswered = open.filter((id) => ids.has(id))
    const there = ids.size - unanswered.length
    // The voluntary standard asks for less than the steps go on to say; which documents hold it is the same.
    const words = set === 'vs-2026' ? details.split(/(?<=\.) /)[0]! : details
    const isBegun = there > 0 && there < ids.size
    const begun = isBegun ? ` ${say('advice.there', language, { count: there, all: ids.size })}` : ''
    return { title, details: `${words}${begun}`, done: unanswered.length === 0, missing: unanswered }
  })
}

/** Where gaps are: in the one disclosure requirement there is, or in those with most of them. */
interface Places {
  only: string | null
  /** At most two, those with most gaps. */
  mainly: string[]
  /** Whether these hold every gap. */
  isAll: boolean
}

function placesOf(all: readonly string[], targets: readonly Datapoint[], catalogue: Catalogue): Places {
  const codes = new Set(all.map((id) => catalogue.get(id)!.dr))
  const counts = new Map<string, number>()
  for (const { dr } of targets) counts.set(dr, (counts.get(dr) ?? 0) + 1)
  const mainly = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([code]) => code)
  return { only: codes.size === 1 ? mainly[0]! : null, mainly, isAll: counts.size === mainly.length }
}

/** How many datapoints have no value, and where. */
function gapInWords(open: number, all: number, { only, mainly, isAll }: Places, language: Language): string {
  const code = mainly[0] ?? ''
  if (all === 1) return say('advice.gap.single', language, { code })
  if (open === all) return say(only ? 'advice.gap.noneIn' : 'advice.gap.none', language, { all, code })
  if (only) return say('advice.gap.someIn', language, { count: open, all, code })
  const codes = list(mainly, language)
  return say(isAll && open > 1 ? 'advice.gap.someAll' : 'advice.gap.some', language, { count: open, all, codes })
}

/** Which other law asks for what is missing. Of several laws not each asks for every datapoint. */
function lawInWords({ law, open }: AdviceFacts, language: Language): string {
  const names = list(
    law.names.map((name) => say(`law.${name}`, language)),
    language,
  )
  const laws = say('advice.laws', language, { names, count: law.names.length })
  const isAll = law.count === open.length
  return say(isAll ? 'advice.law.all' : 'advice.law.some', language, { count: law.count, laws })
}

/** Words for a disclosure requirement that no theme covers: from its title and from what kind of answers it takes. */
function wordsFrom({ ids }: Topical, catalogue: Catalogue): ThemeWords {
  const datapoints = ids.map((id) => catalogue.get(id)!)
  const { dr, label } = datapoints[0]!
  const texts = datapoints.filter(({ type }) => type === 'narrative' || type === 'semi-narrative').length
  const kind = 2 * texts > datapoints.length ? 'text' : 'figure'
  const { language } = catalogue
  return {
    title: say(`advice.${kind}.title`, language, { label, code: dr }),
    why: say(`advice.${kind}.why`, language, { label }),
    approach: say(`advice.${kind}.approach`, language),
  }
}

const list = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : 'de-DE', { type: 'conjunction' }).format(names)
