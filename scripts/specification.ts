import fs from 'node:fs'
import path from 'node:path'
import * as xlsx from '@e965/xlsx'
import { contract, limits, respondentTypes, stakeholderTypes } from '@esrs/contract'
import { root } from './processes.ts'

/** A fact that the specification fixes: of which kind, what it says, and where in the product it stands. */
export interface Fact {
  kind: string
  what: string
  where: string
}

const file = path.join(root, 'docs/specification.csv')
const pages = path.join(root, 'packages/web/src')
const read = (name: string): string => fs.readFileSync(path.join(pages, name), 'utf8')

/** The facts of the table. */
export function facts(table: string = fs.readFileSync(file, 'utf8')): Fact[] {
  const { Sheets, SheetNames } = xlsx.read(table, { type: 'string', raw: true })
  return xlsx.utils.sheet_to_json<Fact>(Sheets[SheetNames[0]!]!, { raw: false, defval: '' })
}

const at = (tree: unknown, key: string): unknown =>
  key.split('.').reduce((place, part) => (place as Record<string, unknown> | undefined)?.[part], tree)

/** A text of the English language files, with `{n}` for whatever the page puts there. */
function textAt(where: string): string {
  const [folder = '', ...key] = where.split(' ')
  const text = at(JSON.parse(read(`${folder}/en.json`)), key.join(' '))
  return String(text).replaceAll(/\{\w+\}/g, '{n}')
}

const lists: Record<string, readonly string[]> = { respondentTypes, stakeholderTypes }

/** What stands in the product for a fact, in the words of the table; `null` for a kind that nobody looks at. */
const standing: Record<string, (fact: Fact) => string | null> = {
  text: ({ where }) => textAt(where),
  mention: ({ what, where }) => (textAt(where).includes(what) ? what : textAt(where)),
  list: ({ what, where }) => (lists[where]?.includes(what) ? what : null),
  limit: ({ where }) => [at(limits, where)].flat().join(' '),
  kept: ({ what, where }) => (read(where).includes(`'${what}'`) ? what : null),
  call: ({ where }) => {
    const call = at(contract, where) as { method: string; path: string } | undefined
    return call ? `${call.method} ${call.path}` : null
  },
  tab: ({ what, where }) =>
    (read('shell/house.ts').includes(`title: '${what}', paths: ['${where}'`) ? what : null) ??
    (read('shell/house.ts').includes(`title: '${what}',\n    paths: ['${where}'`) ? what : null),
  route: ({ what, where }) => {
    // Pages for people without an account have entries of their own.
    if (where.startsWith('features/respond/'))
      return fs.existsSync(path.join(pages, where)) && read(where).includes(what.replace(/\{.*/, '')) ? what : null
    const [, found] = new RegExp(`path: '${what}',[\\s\\S]*?import\\('\\./([^']+)'\\)`).exec(read('routes.tsx')) ?? []
    return found === where ? what : null
  },
}

/** Facts that do not hold, each as a sentence. */
export function departures(all: readonly Fact[] = facts()): string[] {
  return all.flatMap((fact) => {
    const now = standing[fact.kind]?.(fact) ?? null
    return now === fact.what ? [] : [`${fact.kind} ${fact.where}: ${now ?? 'nothing'} instead of ${fact.what}`]
  })
}
