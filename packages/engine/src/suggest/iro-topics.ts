import type { Catalogue, CompanyFacts, Datapoint } from '../esrs/index.ts'
import { packOf } from './industry-packs.ts'
import { type IroTopic, type IroTopicFile, iroBank, type TopicLevel, topicLevels } from './iro-bank.ts'
import { distinct, type IroExcerpt, type IroValues, inSet, quotesOf } from './iro-evidence.ts'
import { subTopicIn } from './iro-sets.ts'
import { say } from './say.ts'

/** A document's own words that something is not material or left out. */
export interface NotMaterialStatement {
  /** A standard (`E3`), a disclosure requirement (`E2-4`) or a datapoint, in the catalogue's set. */
  subject: string
  kind: 'not_material' | 'omitted'
  evidence: IroExcerpt
}

/** A document's own words that a topic is material. */
export interface MaterialStatement {
  /** A standard, such as `E1`. */
  subject: string
  evidence: IroExcerpt
}

/** What IROs and the materiality of topics are proposed from. */
export interface IroFacts {
  /** Of the set and in the language that the company reports in. */
  catalogue: Catalogue
  /** `material` holds the topics that nobody has decided against. */
  company: CompanyFacts
  /** By datapoint of the catalogue's set; without those that were rejected. */
  values: IroValues
  notMaterial: readonly NotMaterialStatement[]
  calledMaterial?: readonly MaterialStatement[]
  /** What people decided, by control code: it wins over documents. */
  decided?: ReadonlyMap<string, boolean>
}

/** How a sub-topic stands in the company's industry. */
export interface SubTopicAssessment {
  /** In the catalogue's set; where that set has no such sub-topic, in ESRS Set 1. */
  code: string
  title: string
  level: TopicLevel
  reason: string
}

/** What is proposed about the materiality of a topic. */
export interface TopicAssessment {
  /** Control code, such as `E1`. */
  code: IroTopic
  title: string
  /** The highest of its sub-topics in the company's industry; `null` where the industry is not known. */
  level: TopicLevel | null
  /** `null` where neither documents nor people say anything. */
  material: boolean | null
  reason: string
  evidence: IroExcerpt[]
  subTopics: SubTopicAssessment[]
}

/** Datapoints of ESRS Set 1 that say why a topic is not material (ESRS 2, IRO-2, paragraphs 57 and 58). */
const reasonsAgainst: Readonly<Record<IroTopic, string>> = {
  E1: 'IRO-2_03',
  E2: 'IRO-2_04',
  E3: 'IRO-2_05',
  E4: 'IRO-2_06',
  E5: 'IRO-2_07',
  S1: 'IRO-2_08',
  S2: 'IRO-2_09',
  S3: 'IRO-2_10',
  S4: 'IRO-2_11',
  G1: 'IRO-2_12',
}

/** Datapoints of ESRS Set 1 whose passages say what is material (ESRS 2, SBM-3, paragraph 48; IRO-1, paragraph 53). */
const statementsFor = ['SBM-3_01', 'SBM-3_02', 'SBM-3_12', 'IRO-1_06']

/** Of what was found, not of how it was assessed: no `materiality threshold`, no `Wesentlichkeitsanalyse`. */
const materiality = /\bmaterial(?!it)|wesentlich(?!keit)/iu
const denial = /\b(?:not|non|im|no)[ -]?(?:\w+ )?material\b|(?:nicht|kein\w*)[ -](?:\w+ )?wesentlich|unwesentlich/iu

/** A row of a table of datapoints: it says something of one paragraph of a standard, not of the whole. */
const ofOneParagraph = /ESRS (?:2|[ESG]\d).*\b(?:para|paragraph|Abs|Absatz)\b/su

/** The paragraph of which a row speaks as a whole: no letter and no range behind it. */
const paragraphNamed = /\b(?:para(?:graph)?|Abs(?:atz)?)\.?\s*(\d+)(?![\d\s]*(?:\(|[a-z]\)|[–-]))/iu

/** Whether a document's words are about the whole of their subject: of a disclosure requirement also where they name the paragraph with which it begins. */
function isWhole({ subject, evidence: { text } }: NotMaterialStatement, catalogue: Catalogue): boolean {
  if (subject.includes('_') || text.includes('ESRS 1') || !ofOneParagraph.test(text)) return true
  const first = catalogue.ofDisclosureRequirement(subject)[0]?.paragraph
  const named = paragraphNamed.exec(text)?.[1]
  return first !== undefined && named !== undefined && /^\d+/.exec(first)?.[0] === named
}

/** Topics and disclosure requirements of a set that documents call not material as a whole. */
export function calledNotMaterial(statements: readonly NotMaterialStatement[], catalogue: Catalogue): Set<string> {
  const codes = new Set([...catalogue.standards, ...catalogue.disclosureRequirements].map(({ code }) => code))
  const whole = statements.filter((statement) => statement.kind === 'not_material' && isWhole(statement, catalogue))
  return new Set(whole.map(({ subject }) => subject).filter((subject) => codes.has(subject)))
}

/** How many datapoints of a topic a company reports on before its reporting counts as a sign that the topic is material. */
const enough = 3

/** Topics without IROs, and the disclosure requirements and datapoints that documents leave out. */
export function topicsLeftOut(facts: IroFacts): { topics: ReadonlySet<string>; requirements: ReadonlySet<string> } {
  const topics = new Set(
    assessed(facts.catalogue)
      .filter(({ topic }) => against(facts, topic))
      .map(({ topic }) => topic as string),
  )
  const subjects = facts.notMaterial.filter((one) => isWhole(one, facts.catalogue)).map(({ subject }) => subject)
  return { topics, requirements: new Set(subjects.filter((subject) => !facts.catalogue.topic(subject))) }
}

const assessed = (catalogue: Catalogue): IroTopicFile[] => iroBank().filter(({ topic }) => catalogue.topic(topic))

/**
 * Which topics are material as far as documents and the industry tell, in the order of the standards: what people decided
 * comes first, then a document's statement that a topic is not material, then its statements on what is material.
 */
export function assessTopics(facts: IroFacts): TopicAssessment[] {
  const { catalogue, company } = facts
  return assessed(catalogue).map((file) => {
    const subTopics = subTopicsOf(file, catalogue, company)
    const level = topicLevels.find((one) => subTopics.some((sub) => sub.level === one)) ?? null
    const { topic: code } = file
    return { code, title: catalogue.topic(code)!.name, level, ...verdict(facts, file, level), subTopics }
  })
}

type Verdict = Pick<TopicAssessment, 'material' | 'reason' | 'evidence'>

function verdict(facts: IroFacts, file: IroTopicFile, level: TopicLevel | null): Verdict {
  const { language } = facts.catalogue
  const { topic } = file
  const denied = against(facts, topic)
  if (denied) return denied
  if (facts.decided?.get(topic)) return { material: true, reason: say('topic.decidedFor', language), evidence: [] }
  const called = facts.calledMaterial?.find(({ subject }) => subject === topic)?.evidence
  if (called)
    return { material: true, reason: say('topic.statedFor', language, { file: called.filename }), evidence: [called] }
  const named = namedIn(facts, file)
  if (named) return { material: true, reason: say('topic.named', language), evidence: [named] }
  const reported = facts.catalogue.ofStandard(topic).filter(({ id }) => facts.values.get(id)?.value)
  const { industry } = facts.company
  const name = packOf(facts.company)?.name[language] ?? (industry && say(`industryIn.${industry}`, language))
  const inIndustry = name && level ? say(`topic.industry.${level}`, language, { industry: name }) : ''
  const evidence = distinct(tellingOf(reported, facts, nameOf(file)), 2)
  const isProposed = reported.length >= enough && level === 'likely'
  const found =
    reported.length > 0 ? say('topic.reported', language, { count: reported.length }) : say('topic.silent', language)
  const nothing = reported.length === 0 && !inIndustry
  const left = isProposed ? '' : say(nothing ? 'topic.noProposal' : 'topic.tooLittle', language)
  const reason = [found, inIndustry, left].filter(Boolean).join(' ')
  return { material: isProposed ? true : null, reason, evidence }
}

/** What speaks against a topic: a decision of the company, or else a document. */
function against({ catalogue, company, values, notMaterial, decided }: IroFacts, topic: IroTopic): Verdict | null {
  const { language } = catalogue
  const byPerson = decided?.get(topic)
  if (byPerson === true) return null
  if (byPerson === false || (company.material && !company.material.has(topic)))
    return { material: false, reason: say('topic.decidedAgainst', language), evidence: [] }
  const stated = notMaterial.filter(
    (statement) => statement.subject === topic && statement.kind === 'not_material' && isWhole(statement, catalogue),
  )
  const explained = inSet(catalogue, reasonsAgainst[topic]).flatMap(({ datapoint, isSame }) =>
    isSame ? quotes(values, datapoint) : [],
  )
  const evidence = [...stated.map((statement) => statement.evidence), ...explained].slice(0, 3)
  return evidence.length > 0
    ? { material: false, reason: say('topic.stated', language, { file: evidence[0]!.filename }), evidence }
    : null
}

/** A box or a caption beside a chart breaks off; a sentence ends. */
const isSentence = (text: string): boolean => /[.!?][”"“»’)]*\s*$/u.test(text)

/** Words on datapoints that name the topic, figures first, and then the others; passages that break off only for want of any. */
function tellingOf(datapoints: readonly Datapoint[], { values }: IroFacts, name: RegExp): IroExcerpt[] {
  const rank = (datapoint: Datapoint, { text }: IroExcerpt) => {
    const isFigure = values.get(datapoint.id)!.number !== null
    if (!isFigure && !isSentence(text)) return 3
    if (!name.test(text)) return 2
    return isFigure ? 0 : 1
  }
  const ranked = datapoints
    .flatMap((datapoint) => quotes(values, datapoint).map((quote) => ({ quote, rank: rank(datapoint, quote) })))
    .sort((a, b) => a.rank - b.rank)
  const whole = ranked.filter((one) => one.rank < 3)
  return (whole.length > 0 ? whole : ranked).map(({ quote }) => quote)
}

const nameOf = ({ names }: IroTopicFile): RegExp => new RegExp(`(?<!\\p{L})(?:${names.en}|${names.de})`, 'iu')

/** The first passage on material matters that names the topic and says that something is material. */
function namedIn({ catalogue, values }: IroFacts, file: IroTopicFile): IroExcerpt | null {
  const pattern = nameOf(file)
  for (const id of statementsFor)
    for (const { datapoint } of inSet(catalogue, id))
      for (const excerpt of quotes(values, datapoint)) {
        if (pattern.test(excerpt.text) && materiality.test(excerpt.text) && !denial.test(excerpt.text)) return excerpt
      }
  return null
}

function quotes(values: IroValues, datapoint: Datapoint): IroExcerpt[] {
  const value = values.get(datapoint.id)
  return value ? quotesOf({ datapoint, value }) : []
}

function subTopicsOf(
  { topic, cells }: IroTopicFile,
  catalogue: Catalogue,
  company: CompanyFacts,
): SubTopicAssessment[] {
  const { industry } = company
  const pack = packOf(company)
  if (pack)
    return [...pack.matters].flatMap(([code, { level, [catalogue.language]: reason }]) => {
      const known = code.startsWith(`${topic}.`) ? subTopicIn(catalogue, code) : null
      return known && known.level !== 'sub-sub-topic' ? [{ code: known.code, title: known.name, level, reason }] : []
    })
  if (!industry) return []
  return Object.entries(cells).flatMap(([code, byIndustry]) => {
    const inCatalogue = subTopicIn(catalogue, code)
    if (!inCatalogue || inCatalogue.level === 'sub-sub-topic') return []
    const { level, [catalogue.language]: reason } = byIndustry[industry]
    return [{ code: inCatalogue.code, title: inCatalogue.name, level, reason }]
  })
}
