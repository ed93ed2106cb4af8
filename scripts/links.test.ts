import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './processes.ts'

const pages = [
  ...fs.readdirSync(root).filter((name) => name.endsWith('.md')),
  ...fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
]

/** A page without what stands in it as an example. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

/** Where the links and pictures of a page lead, those to other hosts left out. */
function targets(text: string): string[] {
  const written = [
    ...prose(text).matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g),
    ...text.matchAll(/<img[^>]+src="([^"]+)"/g),
  ]
  return written.map(([, target]) => target!).filter((target) => !/^[a-z]+:/i.test(target))
}

/** The name under which a heading is linked to, as hosts of Git make it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (text: string): string[] =>
  [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchor(title!))

/** What is wrong with a link on a page; `null` when it leads somewhere. */
function fault(page: string, target: string): string | null {
  const [file = '', part] = target.split('#')
  const place = file ? path.join(root, path.dirname(page), decodeURIComponent(file)) : path.join(root, page)
  if (!fs.existsSync(place)) return `${target}: no such file`
  if (part && place.endsWith('.md') && !anchorsOf(fs.readFileSync(place, 'utf8')).includes(part))
    return `${target}: no such heading`
  return null
}

describe('links and pictures of the documentation', () => {
  it.each(pages)('%s', (page) => {
    const all = targets(fs.readFileSync(path.join(root, page), 'utf8'))
    expect(all.map((target) => fault(page, target)).filter((found) => found !== null)).toEqual([])
  })

  it('are seen, wherever they lead', () => {
    expect(targets('[a](b.md) ![c](d.png "e") `[no](no.md)` [far](https://example.org) [f](#g)')).toEqual([
      'b.md',
      'd.png',
      '#g',
    ])
    expect(fault('README.md', 'docs/nothing.md')).toBe('docs/nothing.md: no such file')
    expect(fault('README.md', 'ARCHITECTURE.md#nothing')).toBe('ARCHITECTURE.md#nothing: no such heading')
    expect(fault('docs/decisions/0001-runtime.md', '../../README.md#two-commands')).toBeNull()
  })

  const guide = path.join(root, 'docs/guide')
  it.runIf(fs.existsSync(guide))('the guide shows every picture that is kept for it, each small', () => {
    const written = ['en.md', 'de.md'].flatMap((page) => targets(fs.readFileSync(path.join(guide, page), 'utf8')))
    const pictures = fs.readdirSync(path.join(guide, 'pictures')).map((name) => `pictures/${name}`)
    expect(written.filter((target) => target.startsWith('pictures/')).sort()).toEqual(pictures.sort())
    for (const picture of pictures) expect(fs.statSync(path.join(guide, picture)).size, picture).toBeLessThan(150_000)
  })
})

/** Pages that tell of a day, with the paths of that day, or that are generated. */
const ofTheirDay = /^(?:CHANGELOG\.md|docs\/(?:measurements|reference)\/)/
/** What only a running product has, and what is built. */
const madeLater = /^files\/owner\.json$|\/dist\//
const known = /\.(?:tsx?|mjs|json|csv|md|css|ya?ml)$/

/** Every part of a path from some folder on, as prose says it: with or without `packages` and `src`, and what is no file by its ending. */
const partsOf = (file: string): string[] => {
  const folders = file.split('/')
  return folders.flatMap((_, from) => {
    const rest = folders.slice(from)
    return [rest, rest.filter((folder) => folder !== 'src')].map((part) => part.join('/'))
  })
}

/** What may be called a path, and which folders there are. */
function tree(): { paths: ReadonlySet<string>; folders: ReadonlySet<string> } {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = String(listed.stdout).split('\n').filter(Boolean)
  const holders = new Set(files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at).join('/'))))
  holders.delete('')
  const bare = files.map((file) => file.replace(/\.\w+$/, ''))
  return {
    paths: new Set([...files, ...bare, ...holders].flatMap(partsOf)),
    folders: new Set([...holders].map((folder) => path.basename(folder))),
  }
}

/** Paths of the product in backticks that lead nowhere: files of code, and what begins with a folder. Words in capitals stand for something else. */
function deadPaths(text: string, { paths, folders }: ReturnType<typeof tree>): string[] {
  const named = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/?`/g)].map(
    ([, one]) => one!,
  )
  const isPath = (one: string) =>
    one.includes('/') ? known.test(one) || folders.has(one.split('/')[0]!) : /\w\.(?:tsx?|mjs)$/.test(one)
  // `contract/surveys.respond` is a call of a file.
  const leads = (one: string) => paths.has(one) || (!known.test(one) && paths.has(one.replace(/\.\w+$/, '')))
  return named.filter((one) => isPath(one) && !/[A-Z]{4}/.test(one) && !madeLater.test(one) && !leads(one))
}

describe('paths in the documentation', () => {
  const product = tree()
  it.each(pages.filter((page) => !ofTheirDay.test(page)))('%s', (page) => {
    expect(deadPaths(fs.readFileSync(path.join(root, page), 'utf8'), product)).toEqual([])
  })

  it('are seen, however they are written', () => {
    const live = '`packages/web/src/api/call.ts` `web/api/call` `api/` `contract/surveys.respond` `links.test.ts`'
    const others = '`DATA_DIR/outbox` `@scope/package` `and/or` `application/json`'
    expect(deadPaths(`${live} ${others}`, product)).toEqual([])
    expect(deadPaths('`web/viewer` `api/gone.ts` `gone.ts` `contract/nothing.respond`', product)).toEqual([
      'web/viewer',
      'api/gone.ts',
      'gone.ts',
      'contract/nothing.respond',
    ])
  })
})
