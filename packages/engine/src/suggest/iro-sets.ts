import type { Catalogue, Topic } from '../esrs/index.ts'

/**
 * Sub-topics of ESRS Set 1 (ESRS 1, AR 16) and what they are in the revised set (ESRS 1, Appendix A), the longer code first;
 * what the revised set no longer lists belongs to its topic.
 */
const revised: Readonly<Record<string, string>> = {
  'E1.1': 'E1.2',
  'E1.2': 'E1.1',
  'E1.3': 'E1.3',
  'E2.1': 'E2.1',
  'E2.2': 'E2.2',
  'E2.3': 'E2.3',
  'E2.5': 'E2.4',
  'E2.6': 'E2.4',
  'E2.7': 'E2.5',
  'E3.1': 'E3.1',
  'E4.1': 'E4.1',
  'E4.2': 'E4.2',
  'E4.3': 'E4.3',
  'E4.4': 'E4.4',
  'E5.1': 'E5.1',
  'E5.2': 'E5.2',
  'E5.3': 'E5.3',
  'S1.1.4': 'S1.2',
  'S1.1.5': 'S1.2',
  'S1.1.6': 'S1.2',
  'S1.1.8': 'S1.3',
  'S1.1': 'S1.1',
  'S1.2.2': 'S1.4',
  'S1.2': 'S1.5',
  'S1.3': 'S1.6',
  'S2.1.4': 'S2.2',
  'S2.1.5': 'S2.2',
  'S2.1.6': 'S2.2',
  'S2.1.8': 'S2.3',
  'S2.1': 'S2.1',
  'S2.2.2': 'S2.4',
  'S2.2': 'S2.5',
  'S2.3': 'S2.6',
  'S3.1': 'S3.1',
  'S3.2': 'S3.2',
  'S3.3': 'S3.3',
  'S4.1': 'S4.1',
  'S4.2': 'S4.2',
  'S4.3': 'S4.3',
  'G1.1': 'G1.1',
  'G1.2': 'G1.1',
  'G1.3': 'G1.1',
  'G1.4': 'G1.2',
  'G1.5': 'G1.3',
  'G1.6': 'G1.1',
}

/** What a sub-topic or sub-sub-topic of ESRS Set 1 is in the catalogue's set; `null` where that set has none. */
export function subTopicIn(catalogue: Catalogue, code: string): Topic | null {
  if (catalogue.set === 'esrs-2023') return catalogue.topic(code) ?? null
  if (catalogue.set === 'vs-2026') return null
  const parent = code.split('.').slice(0, 2).join('.')
  const target = revised[code] ?? revised[parent]
  return (target && catalogue.topic(target)) || null
}

/** The name of a topic without what it includes or whom it is about. */
export const shortName = (name: string): string =>
  name
    .replace(/\s*\(.*$/u, '')
    .replace(/,? (?:including|einschließlich|related to|im Zusammenhang mit|for consumers|für Verbraucher) .*$/u, '')
