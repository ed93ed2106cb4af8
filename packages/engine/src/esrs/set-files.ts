import { readFileSync } from 'node:fs'
import type { Language, StandardSet, StoredDatapoint, Words } from './datapoint.ts'

/** The files of one standard. */
export interface StandardFiles {
  facts: readonly StoredDatapoint[]
  words: Readonly<Record<Language, Readonly<Record<string, Words>>>>
}

type Named = Readonly<Record<Language, string>>

interface Titles {
  standards: readonly (Named & { code: string; esrs: string; pillar: string })[]
  /** `pillar` only where it is not that of the standard. */
  disclosureRequirements: readonly (Named & { code: string; standard: string; pillar?: string })[]
}

interface Topics {
  /** In the law's order; the code says which topic is above. */
  topics: readonly (Named & { code: string })[]
  /** What is certainly about a topic: disclosure requirements, or single identifiers. Others belong to their standard's. */
  assigned: Readonly<Record<string, readonly string[]>>
}

/** The files of one set as they are stored. */
export interface SetFiles {
  titles: Titles
  topics: Topics
  /** By control code. */
  standards: Readonly<Record<string, StandardFiles>>
}

// The folder stands beside this file, in the sources as in the built server, which copies it: reading a file when it is asked
// for is three times as fast as carrying two megabytes of data in the program.
const folder = `${import.meta.dirname}/sets`
const read = new Map<string, unknown>()

/** A data file by its path below `sets`, without its ending; read at the first call and kept, so do not change what it holds. */
export function dataFile<T>(name: string): T {
  let content = read.get(name)
  if (content === undefined) {
    content = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
    read.set(name, content)
  }
  return content as T
}

/** The files of a set. What is not asked for is not read: a company needs one set in one language. */
export function setFiles(set: StandardSet): SetFiles {
  const titles = dataFile<Titles>(`${set}/titles`)
  return {
    titles,
    get topics() {
      return dataFile<Topics>(`${set}/topics`)
    },
    standards: Object.fromEntries(titles.standards.map(({ code }) => [code, standardFiles(set, code)])),
  }
}

function standardFiles(set: StandardSet, controlCode: string): StandardFiles {
  const name = `${set}/${controlCode.replace(' ', '')}`
  return {
    get facts() {
      return dataFile<StandardFiles['facts']>(name)
    },
    words: {
      get en() {
        return dataFile<StandardFiles['words']['en']>(`${name}.en`)
      },
      get de() {
        return dataFile<StandardFiles['words']['de']>(`${name}.de`)
      },
    },
  }
}
