/**
 * Sets of standards: ESRS Set 1 (Delegated Regulation (EU) 2023/2772), the revised ESRS (Delegated Regulation (EU)
 * 2026/1563) and the voluntary standard (Delegated Regulation (EU) 2026/1560).
 */
export const standardSets = ['esrs-2023', 'esrs-2026', 'vs-2026'] as const
export type StandardSet = (typeof standardSets)[number]

/** Languages in which the catalogue has words. */
export type Language = 'en' | 'de'

/**
 * What kind of value a datapoint takes. Closed list.
 * `number` has a dimension and mostly a canonical unit; `percent` is 0 to 100 in `%`; `money` is in `EUR`;
 * `year` is a calendar year; `semi-narrative` is a figure or statement with the text that explains it;
 * `table` has no single value.
 */
export const datapointTypes = [
  'number',
  'percent',
  'money',
  'date',
  'year',
  'yes-no',
  'choice',
  'narrative',
  'semi-narrative',
  'table',
] as const
export type DatapointType = (typeof datapointTypes)[number]

/** What a number measures. Numbers of different dimensions never match each other. */
export const dimensions = [
  'count',
  'percent',
  'money',
  'mass',
  'ghg',
  'energy',
  'volume',
  'area',
  'hours',
  'days',
  'rate',
  'ratio',
  'price',
  'intensity',
] as const
export type Dimension = (typeof dimensions)[number]

/** Other EU law that asks for the same figure (ESRS 2, Appendix B). */
export const laws = ['sfdr', 'pillar3', 'benchmark', 'climateLaw'] as const
export type Law = (typeof laws)[number]

/**
 * Relief in the first years of reporting (ESRS 1, Appendix C; revised ESRS 1, paragraphs 125 to 127), in years from the
 * first reporting year. `rule` marks the two reliefs that are no number of years.
 */
export interface PhaseIn {
  /** Years for undertakings with at most 750 employees. */
  under750?: number
  /** Years for everyone. */
  all?: number
  /** Years for everyone, for the part outside the European Economic Area only. */
  outsideEea?: number
  /** `esrs1-appendix-c`: asked for only where a whole standard is left out; `sector-standards`: until these exist. */
  rule?: 'esrs1-appendix-c' | 'sector-standards'
}

/** A datapoint as its facts file holds it; what is false or empty is left out. */
export interface StoredDatapoint {
  id: string
  dr: string
  paragraph: string
  applicationRequirements?: string
  type: DatapointType
  dimension?: Dimension
  unit?: string
  table?: boolean
  condition?: 'conditional' | 'alternative'
  voluntary?: boolean
  phaseIn?: PhaseIn
  law?: Law[]
  concepts?: string[]
}

/** Our own words for a datapoint in one language. */
export interface Words {
  name: string
  definition: string
  question: string
}

export type Pillar = 'general' | 'environmental' | 'social' | 'governance'

/** A standard of a set (a module of the voluntary standard), titled in one language. */
export interface Standard {
  /** Control code: `ESRS 2`, `E1` … `G1`; `B` and `C` for the modules of the voluntary standard. */
  code: string
  /** With the family's name: `ESRS 2`, `ESRS E1` …; `VS B`, `VS C`. */
  esrs: string
  /** The modules of the voluntary standard cross all pillars, so there it is that of their general part. */
  pillar: Pillar
  title: string
}

/** A disclosure requirement of a standard, titled in one language. */
export interface DisclosureRequirement {
  /** `E1-6`, or with its standard for the topical part of an ESRS 2 requirement: `E1.GOV-3`. */
  code: string
  /** Control code of its standard. */
  standard: string
  pillar: Pillar
  title: string
}

/** A sustainability matter (ESRS 1, AR 16; revised ESRS 1, Appendix A), named in one language. */
export interface Topic {
  /** `E3` for a topic, `E3.1` for its sub-topic, `E3.1.2` for its sub-sub-topic, numbered as in the set's list. */
  code: string
  level: 'topic' | 'sub-topic' | 'sub-sub-topic'
  /** Code of the topic above; `null` for a topic. */
  parent: string | null
  name: string
}

/** A datapoint of a set with its words in one language. */
export interface Datapoint extends Words {
  /** Identifier, unlike any in another set: `E1-6_07`, `ESRS26_E1-8_01`, `VS_B3_05`. */
  id: string
  set: StandardSet
  /** Place in the set's order, from 0. */
  order: number
  /** Control code of the standard: `ESRS 2`, `E1` …; `B` or `C` in the voluntary standard. */
  controlCode: string
  /** The standard with the family's name: `ESRS E1`; `VS B`. */
  esrs: string
  /** That of its disclosure requirement. */
  pillar: Pillar
  /** Code of the disclosure requirement, such as `E1-6`, in the set; other sets use codes again with other meanings. */
  dr: string
  /** Title of the disclosure requirement. */
  label: string
  /** Code of the narrowest sustainability matter that it is certainly about; `null` for what concerns all of them. */
  topic: string | null
  /** Paragraph of the standard, such as `48 a` or `AR 45 d`. */
  paragraph: string
  applicationRequirements: string | null
  type: DatapointType
  /** `null` for what is no number, and for numbers whose dimension the company chooses. */
  dimension: Dimension | null
  /** Canonical unit in which the value is kept; `null` where there is none or the company chooses it. */
  unit: string | null
  /** The value is a whole table or only exists as a breakdown (by country, pollutant, gender …). */
  table: boolean
  /** `conditional`: asked for only under a condition; `alternative`: one of several forms is enough. */
  condition: 'conditional' | 'alternative' | null
  /** A "may": shown, never counted. */
  voluntary: boolean
  phaseIn: PhaseIn | null
  law: readonly Law[]
  /** Names of the concepts of the set's XBRL taxonomy that carry it, without prefix. */
  concepts: readonly string[]
}
