import type { Catalogue, Datapoint, Language, Law } from '../esrs/index.ts'
import { type AdviceOwner, stepsFor, type ThemeWords, type Topical, topicalOf } from './advice-bank.ts'
import type { AdviceFacts } from './advice-facts.ts'

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

const owners: Readonly<Record<AdviceOwner, Readonly<Record<Language, string>>>> = {
  sustainability: { en: 'Sustainability', de: 'Nachhaltigkeit' },
  controlling: { en: 'Controlling', de: 'Controlling' },
  hr: { en: 'Human resources', de: 'Personalabteilung' },
  facility: { en: 'Facility management', de: 'Gebäudemanagement' },
  purchasing: { en: 'Purchasing', de: 'Einkauf' },
  legal: { en: 'Legal', de: 'Rechtsabteilung' },
  management: { en: 'Management', de: 'Geschäftsleitung' },
  safety: { en: 'Occupational safety', de: 'Arbeitssicherheit' },
  environment: { en: 'Environmental management', de: 'Umweltmanagement' },
  risk: { en: 'Risk management', de: 'Risikomanagement' },
  sales: { en: 'Sales', de: 'Vertrieb' },
  production: { en: 'Production', de: 'Produktion' },
}

const lawNames: Readonly<Record<Law, Readonly<Record<Language, string>>>> = {
  sfdr: { en: 'the Sustainable Finance Disclosure Regulation (SFDR)', de: 'die Offenlegungsverordnung (SFDR)' },
  pillar3: { en: 'Pillar 3', de: 'Säule 3' },
  benchmark: { en: 'the Benchmark Regulation', de: 'die Referenzwerte-Verordnung' },
  climateLaw: { en: 'the European Climate Law', de: 'das Europäische Klimagesetz' },
}

/** How many datapoints the notes explain. */
const explained = 4

/** Puts advice into the catalogue's words. @throws RangeError where the key is none of the catalogue's set */
export function adviceInWords(facts: AdviceFacts, catalogue: Catalogue): Advice {
  const group = topicalOf(catalogue).get(facts.key)
  if (!group) throw new RangeError(`There is no advice ${facts.key} in ${catalogue.set}`)
  const { language } = catalogue
  const say = sentences[language]
  const { open, done, proposed, relieved, law, unassessed } = facts
  const all = [...open, ...done]
  const words = group.theme?.[language] ?? wordsFrom(group, catalogue)
  const lawsInWords = list(
    law.names.map((name) => lawNames[name][language]),
    language,
  )
  const targets = (open.length > 0 ? open : done).map((id) => catalogue.get(id)!)
  const names = (group.theme?.owners ?? (['sustainability'] as const)).map((owner) => owners[owner][language])
  return {
    key: facts.key,
    title: words.title,
    description: [
      words.why,
      open.length > 0 ? say.gap(open.length, all.length, placesOf(all, targets, catalogue)) : say.complete(all.length),
      law.count > 0 && say.law(law.count, say.laws(lawsInWords, law.names.length), law.count === open.length),
      unassessed && open.length > 0 && unassessedInWords(open, catalogue),
      proposed > 0 && say.proposed(proposed),
    ]
      .filter(Boolean)
      .join(' '),
    status: facts.status,
    targetDatapoints: targets.map(({ id }) => id),
    targetNotes: [
      ...targets.slice(0, explained).map(({ id, name, definition }) => `${id} ${name}: ${definition}`),
      targets.length > explained && say.further(targets.length - explained),
      relieved > 0 && say.relieved(relieved),
    ]
      .filter(Boolean)
      .join('\n'),
    completionPercentage: open.length > 0 ? Math.min(99, Math.round((100 * done.length) / all.length)) : 100,
    actionStepsTitle: say.steps(list(names, language)),
    actionSteps: [...stepsOf(group, facts, catalogue), ...reviewOf(proposed, language)],
    suggestedApproachTitle: say.approach,
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
  return sentences[catalogue.language].unassessed(list(inAllInstances, catalogue.language))
}

function reviewOf(proposed: number, language: Language): Advice['actionSteps'] {
  return proposed > 0 ? [{ ...sentences[language].review(proposed), done: false, missing: [] }] : []
}

function stepsOf(group: Topical, { open, done }: AdviceFacts, catalogue: Catalogue): Advice['actionSteps'] {
  const { language, set } = catalogue
  const placed = stepsFor(group, [...open, ...done], catalogue)
  if (placed.length === 0) return [{ ...sentences[language].anyStep, done: open.length === 0, missing: open }]
  return placed.map(({ step, ids }) => {
    const { title, details } = step[language]
    const unanswered = open.filter((id) => ids.has(id))
    const there = ids.size - unanswered.length
    // The voluntary standard asks for less than the steps go on to say; which documents hold it is the same.
    const words = set === 'vs-2026' ? details.split(/(?<=\.) /)[0]! : details
    const isBegun = there > 0 && there < ids.size
    const begun = isBegun ? ` ${sentences[language].there(there, ids.size)}` : ''
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

/** Words for a disclosure requirement that no theme covers: from its title and from what kind of answers it takes. */
function wordsFrom({ ids }: Topical, catalogue: Catalogue): ThemeWords {
  const datapoints = ids.map((id) => catalogue.get(id)!)
  const { dr, label } = datapoints[0]!
  const texts = datapoints.filter(({ type }) => type === 'narrative' || type === 'semi-narrative').length
  const kind = 2 * texts > datapoints.length ? 'text' : 'figure'
  const { title, why, approach } = sentences[catalogue.language].derived[kind]
  return { title: title(label, dr), why: why(label), approach }
}

const list = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : 'de-DE', { type: 'conjunction' }).format(names)

interface Sentences {
  gap(open: number, all: number, places: Places): string
  complete(all: number): string
  law(count: number, laws: string, isAll: boolean): string
  /** Of several laws not each asks for every datapoint. */
  laws(names: string, count: number): string
  unassessed(inAllInstances: string): string
  proposed(count: number): string
  there(count: number, all: number): string
  further(count: number): string
  relieved(count: number): string
  steps(owners: string): string
  approach: string
  review(count: number): { title: string; details: string }
  anyStep: { title: string; details: string }
  derived: Readonly<
    Record<
      'text' | 'figure',
      { title: (label: string, dr: string) => string; why: (label: string) => string; approach: string }
    >
  >
}

const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    gap: (open, all, { only, mainly, isAll }) => {
      const of = only ? `that count in ${only}` : 'that count'
      const codes = mainly.join(' and ')
      const where = only
        ? ''
        : open === 1
          ? `, in ${codes}`
          : isAll
            ? `, all of them in ${codes}`
            : `, most of them in ${codes}`
      if (all === 1) return `The one datapoint that counts in ${codes} has no value yet.`
      if (open === all) return `None of the ${all} datapoints ${of} has a value yet.`
      return `${open} of the ${all} datapoints ${of} ${open === 1 ? 'has' : 'have'} no value yet${where}.`
    },
    complete: (all) => (all === 1 ? 'The datapoint has a value.' : `All ${all} datapoints that count have a value.`),
    law: (count, names, isAll) =>
      isAll
        ? `What is missing is also asked for by ${names}.`
        : `${count === 1 ? 'One of the missing datapoints is' : `${count} of the missing datapoints are`} also asked for by ${names}.`,
    laws: (names, count) => (count === 1 ? names : `other EU law: ${names}`),
    unassessed: (inAllInstances) =>
      `Whether the topic is material has not been decided yet; if it is not, ${inAllInstances ? `only how it was assessed is needed (${inAllInstances})` : 'none of this is needed'}.`,
    proposed: (count) =>
      count === 1 ? 'One value is a proposal that awaits review.' : `${count} values are proposals that await review.`,
    there: (count, all) => `${count} of the ${all} datapoints ${count === 1 ? 'has' : 'have'} a value already.`,
    further: (count) => (count === 1 ? 'And one more datapoint.' : `And ${count} more datapoints.`),
    relieved: (count) =>
      count === 1
        ? 'One further datapoint may be left out for now under the phase-in.'
        : `${count} further datapoints may be left out for now under the phase-in.`,
    steps: (names) => `Steps for: ${names}`,
    approach: 'Suggested approach',
    review: (count) => ({
      title: count === 1 ? 'Review the proposed value' : `Review the ${count} proposed values`,
      details:
        count === 1
          ? 'The analysis found it in your documents. Accept, correct or reject it beside its passage.'
          : 'The analysis found them in your documents. Accept, correct or reject each one beside its passage.',
    }),
    anyStep: {
      title: 'Find out who knows the answer',
      details:
        'Send the datapoints with their definitions to the department concerned and ask for the document that proves the answer.',
    },
    derived: {
      text: {
        title: (label, dr) => `Describe “${label}” (${dr})`,
        why: (label) => `Under “${label}” mainly descriptions are asked for.`,
        approach:
          'Answer the questions one after the other from documents that exist, and say openly what does not exist yet.',
      },
      figure: {
        title: (label, dr) => `Complete “${label}” (${dr})`,
        why: (label) => `Under “${label}” mainly figures and plain answers are asked for.`,
        approach:
          'Have the department that keeps the figures give them for the whole reporting year, with their source.',
      },
    },
  },
  de: {
    gap: (open, all, { only, mainly, isAll }) => {
      const of = only ? `die in ${only} zählen` : 'die zählen'
      const codes = mainly.join(' und ')
      const where = only
        ? ''
        : open === 1
          ? `, in ${codes}`
          : isAll
            ? `, alle davon in ${codes}`
            : `, die meisten davon in ${codes}`
      if (all === 1) return `Der eine Datenpunkt, der in ${codes} zählt, hat noch keinen Wert.`
      if (open === all) return `Keiner der ${all} Datenpunkte, ${of}, hat bisher einen Wert.`
      return `${open} von ${all} Datenpunkten, ${of}, ${open === 1 ? 'hat' : 'haben'} noch keinen Wert${where}.`
    },
    complete: (all) =>
      all === 1 ? 'Der Datenpunkt hat einen Wert.' : `Alle ${all} Datenpunkte, die zählen, haben einen Wert.`,
    law: (count, names, isAll) =>
      isAll
        ? `Was fehlt, wird auch durch ${names}.`
        : `${count === 1 ? 'Eine der fehlenden Angaben wird' : `${count} der fehlenden Angaben werden`} auch durch ${names}.`,
    laws: (names, count) => (count === 1 ? `${names} verlangt` : `anderes EU-Recht verlangt: ${names}`),
    unassessed: (inAllInstances) =>
      `Ob das Thema wesentlich ist, ist noch nicht entschieden; ist es nicht wesentlich, ${inAllInstances ? `ist nur anzugeben, wie es bewertet wurde (${inAllInstances})` : 'entfällt dies'}.`,
    proposed: (count) =>
      count === 1
        ? 'Ein Wert ist ein Vorschlag, der noch zu prüfen ist.'
        : `${count} Werte sind Vorschläge, die noch zu prüfen sind.`,
    there: (count, all) => `${count} von ${all} Datenpunkten ${count === 1 ? 'hat' : 'haben'} schon einen Wert.`,
    further: (count) => (count === 1 ? 'Und ein weiterer Datenpunkt.' : `Und ${count} weitere Datenpunkte.`),
    relieved: (count) =>
      count === 1
        ? 'Ein weiterer Datenpunkt darf nach den Übergangsbestimmungen vorerst entfallen.'
        : `${count} weitere Datenpunkte dürfen nach den Übergangsbestimmungen vorerst entfallen.`,
    steps: (names) => `Schritte für: ${names}`,
    approach: 'Empfohlenes Vorgehen',
    review: (count) => ({
      title: count === 1 ? 'Vorgeschlagenen Wert prüfen' : `${count} vorgeschlagene Werte prüfen`,
      details:
        count === 1
          ? 'Die Analyse hat ihn in Ihren Dokumenten gefunden. Nehmen Sie ihn neben seiner Fundstelle an, korrigieren Sie ihn oder lehnen Sie ihn ab.'
          : 'Die Analyse hat sie in Ihren Dokumenten gefunden. Nehmen Sie jeden neben seiner Fundstelle an, korrigieren Sie ihn oder lehnen Sie ihn ab.',
    }),
    anyStep: {
      title: 'Klären, wer die Antwort kennt',
      details:
        'Senden Sie die Datenpunkte mit ihren Definitionen an die Fachabteilung und bitten Sie um das Dokument, das die Antwort belegt.',
    },
    derived: {
      text: {
        title: (label, dr) => `„${label}“ (${dr}) beschreiben`,
        why: (label) => `Zu „${label}“ werden vor allem Beschreibungen verlangt.`,
        approach:
          'Beantworten Sie die Fragen nacheinander aus vorhandenen Unterlagen und geben Sie offen an, was es noch nicht gibt.',
      },
      figure: {
        title: (label, dr) => `„${label}“ (${dr}) vervollständigen`,
        why: (label) => `Zu „${label}“ werden vor allem Zahlen und klare Antworten verlangt.`,
        approach:
          'Lassen Sie sich die Zahlen für das ganze Berichtsjahr mit ihrer Quelle von der Abteilung geben, die sie führt.',
      },
    },
  },
}
