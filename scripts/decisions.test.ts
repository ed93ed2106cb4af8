import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countLinks, linksFrom } from '../packages/engine/src/esrs/index.ts'
import { decisionIndex, decisionPage, decisionPages, headOfPage } from './decision-index.ts'
import { root } from './processes.ts'

/** The cells of the table rows of the pages on links, the heads left out. */
const rows = ['decisions/0013-three-sets.md', 'measurements/links-between-sets.md']
  .flatMap((page) => fs.readFileSync(path.join(root, 'docs', page), 'utf8').split('\n'))
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Set 1'))
  .map((line) => line.slice(2, -2).split(' | '))

describe('what the decision on three sets says of the links', () => {
  it.each([
    ['revised ESRS', 'esrs-2026'],
    ['voluntary standard', 'vs-2026'],
  ] as const)('%s: how many are same, copied, narrower, wider, gone and new', (name, to) => {
    const { same, copied, narrower, wider, gone, new: fresh } = countLinks(to)
    const figures = [same, copied, narrower, wider, gone, fresh].map((figure) => figure.toLocaleString('en'))
    expect(rows).toContainEqual([name, ...figures])
  })

  const justified = rows.filter(([from]) => /^[A-Z]\d?[A-Z0-9.]*-\d+_\d/.test(from!))
  it.each(justified.map((row) => [row[0]!, row]))('%s is linked as it says', (_, [from, to, relation]) => {
    const links = linksFrom(from!.split(',')[0]!)
    if (relation === 'gone') expect(links.filter((link) => link.to.startsWith('ESRS26_'))).toEqual([])
    for (const target of to!.match(/(ESRS26|VS)_[A-Z0-9.-]+_\d+/g) ?? []) {
      expect(links.find((link) => link.to === target)?.relation, target).toBe(relation!.split(',')[0])
    }
  })

  it('are at least twenty', () => {
    expect(justified.length).toBeGreaterThanOrEqual(20)
  })
})

describe('a page of a decision', () => {
  const pages = decisionPages()

  it.each(pages)(
    '$file has its number, date, status and subject, begins with the decision and fits a screen',
    (page) => {
      const [title, empty, head, second, first] = page.lines
      expect(title).toMatch(new RegExp(`^# ${page.number}\\. \\S`))
      expect([empty, second]).toEqual(['', ''])
      expect(head).toMatch(headOfPage)
      expect(first).toMatch(/^\*\*Decision[.:]/)
      expect(page.lines.length).toBeLessThanOrEqual(62)
    },
  )

  it('is in the index under its subject, and names only decisions that exist as what changed it', () => {
    const index = decisionIndex(pages)
    const numbers = new Set(pages.map(({ number }) => number))
    for (const { file, subject, status } of pages) {
      const below = index.slice(index.indexOf(`\n## ${subject}\n`)).split('\n## ')[1]
      expect(below, file).toContain(`](${file})`)
      for (const other of status.match(/\d+/g) ?? []) expect(numbers, `${file}: ${status}`).toContain(Number(other))
    }
    expect(fs.readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8')).toBe(index)
  })

  it('without a head is refused where the index is made', () => {
    expect(() => decisionPage('0001-runtime.md', '# 1. Node 24\n\n**Decision.** Node.\n')).toThrow(
      /0001-runtime.md.*Date: /,
    )
  })
})
