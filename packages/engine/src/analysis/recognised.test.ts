import { describe, expect, it } from 'vitest'
import { knowledge } from '../knowledge.ts'
import { read } from '../reading/read.ts'
import { analyse } from './analyse.ts'

// Whoever adds a word adds a row of `examples/recognised.csv` with it: a synonym, a datapoint, a word of another language.

type Column = 'language' | 'datapoint' | 'words' | 'figure' | 'value'

const headings: Record<string, string> = { en: 'Sustainability report 2024', de: 'Nachhaltigkeitsbericht 2024' }

/** A report that says nothing but the words of a row: a row of a table where a figure stands beside them, otherwise a sentence. */
async function reportOf({ language, words, figure }: Record<Column, string>) {
  const said = figure ? `| | 2024 |\n|---|---|\n| ${words} | ${figure} |` : words
  const text = `${headings[language] ?? 'ESG 2024'}\n\n${said}\n`
  const result = await read(new TextEncoder().encode(text), figure ? 'report.md' : 'report.txt')
  if (!result.ok) throw new Error(result.reason)
  return result.document
}

describe('what is said in other words', () => {
  it.each(knowledge<Column>('examples/recognised'))('$datapoint: $words $figure', async (row) => {
    const { findings } = analyse(await reportOf(row), { reportingYear: 2024 })
    const found = findings.filter(({ datapoint, role }) => datapoint === row.datapoint && role === 'actual')
    expect(found.map(({ value }) => [value.text, value.unit].filter(Boolean).join(' '))).toEqual([row.value])
  })
})
