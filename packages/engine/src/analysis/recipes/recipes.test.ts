import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from '../by-wordings.ts'
import { compileRecipes } from '../compiled.ts'
import type { Candidate } from '../finding.ts'
import { type Part, sampleDocument, samplePage } from '../sample-page.ts'
import { recipes } from './index.ts'
import { answerRows, answerSentences } from './rows-answers.ts'
import { boardFigureRows } from './rows-board-figures.ts'
import { boardRows, boardSentences } from './rows-boards.ts'
import { conductSentences } from './rows-conduct.ts'
import { coreRows, coreSentences } from './rows-core.ts'
import { dealingRows } from './rows-dealings.ts'
import { disclosureRows, disclosureSentences } from './rows-disclosures.ts'
import { emissionRows, emissionSentences } from './rows-emissions.ts'
import { energyRows, energySentences } from './rows-energy.ts'
import { environmentRows } from './rows-environment.ts'
import { figureRows, figureSentences } from './rows-figures.ts'
import { financeRows } from './rows-finance.ts'
import { flowRows, flowSentences } from './rows-flows.ts'
import { governanceSentences } from './rows-governance.ts'
import { incidentRows, incidentSentences } from './rows-incidents.ts'
import { integritySentences } from './rows-integrity.ts'
import { materialRows, materialSentences } from './rows-materials.ts'
import { narrativeRows, narrativeSentences } from './rows-narrative.ts'
import { ownPeopleRows, ownPeopleSentences } from './rows-own-people.ts'
import { pageRows, pageSentences } from './rows-pages.ts'
import { partSentences } from './rows-parts.ts'
import { peopleRows, peopleSentences } from './rows-people.ts'
import { phraseRows } from './rows-phrases.ts'
import { plainRows } from './rows-plain.ts'
import { plainClimateRows } from './rows-plain-climate.ts'
import { planRows, planSentences } from './rows-plans.ts'
import { policySentences } from './rows-policies.ts'
import { pollutionSentences } from './rows-pollution.ts'
import { quantityRows, quantitySentences } from './rows-quantities.ts'
import { resourceRows, resourceSentences } from './rows-resources.ts'
import { safetyRows, safetySentences } from './rows-safety.ts'
import { sentenceRows } from './rows-sentences.ts'
import { environmentSentences } from './rows-sentences-environment.ts'
import { siteSentences } from './rows-sites.ts'
import { socialRows } from './rows-social.ts'
import { staffRows, staffSentences } from './rows-staff.ts'
import { statedSentences } from './rows-stated.ts'
import { targetRows, targetSentences } from './rows-targets.ts'
import { usageRows } from './rows-usage.ts'
import { environmentUsageRows } from './rows-usage-environment.ts'
import { reportRows, reportSentences } from './rows-usage-reports.ts'
import { wasteSentences } from './rows-waste.ts'
import { waterSentences } from './rows-water.ts'
import { workforceRows, workforceSentences } from './rows-workforce.ts'
import { workplaceRows, workplaceSentences } from './rows-workplace.ts'

const labelRows = [
  ...flowRows,
  ...environmentRows,
  ...socialRows,
  ...financeRows,
  ...coreRows,
  ...usageRows,
  ...reportRows,
  ...workforceRows,
  ...peopleRows,
  ...environmentUsageRows,
  ...staffRows,
  ...boardRows,
  ...planRows,
  ...answerRows,
  ...targetRows,
  ...energyRows,
  ...emissionRows,
  ...resourceRows,
  ...materialRows,
  ...safetyRows,
  ...disclosureRows,
  ...incidentRows,
  ...narrativeRows,
  ...workplaceRows,
  ...pageRows,
  ...figureRows,
  ...ownPeopleRows,
  ...quantityRows,
]
const allSentences = [
  ...flowSentences,
  ...sentenceRows,
  ...coreSentences,
  ...phraseRows,
  ...reportSentences,
  ...workforceSentences,
  ...peopleSentences,
  ...conductSentences,
  ...governanceSentences,
  ...environmentSentences,
  ...staffSentences,
  ...boardSentences,
  ...planSentences,
  ...answerSentences,
  ...targetSentences,
  ...energySentences,
  ...emissionSentences,
  ...resourceSentences,
  ...materialSentences,
  ...safetySentences,
  ...disclosureSentences,
  ...incidentSentences,
  ...partSentences,
  ...statedSentences,
  ...narrativeSentences,
  ...pollutionSentences,
  ...waterSentences,
  ...siteSentences,
  ...wasteSentences,
  ...workplaceSentences,
  ...policySentences,
  ...integritySentences,
  ...pageSentences,
  ...figureSentences,
  ...ownPeopleSentences,
  ...plainRows,
  ...plainClimateRows,
  ...dealingRows,
  ...boardFigureRows,
  ...quantitySentences,
]

const shown = (parts: Part[], decimal: ',' | '.' = '.'): Candidate[] =>
  analyse(sampleDocument([samplePage(parts, { decimal })])).findings.filter(
    ({ role, reason }) => (role === 'actual' || role === 'target') && reason.source !== 'passage',
  )

const told = (findings: Candidate[], id: string): string[] =>
  findings
    .filter(({ datapoint }) => datapoint === id)
    .map(
      ({ value, dimension }) =>
        `${dimension ?? ''}${value.text}${value.unit && value.unit !== 'count' ? ` ${value.unit}` : ''}`,
    )

/** `Title › Label (unit)` stands for a row of a table with a title. */
function tableOf(label: string, figure: string): Part {
  const [title, own] = label.includes(' › ') ? label.split(' › ') : [undefined, label]
  return {
    table: [
      ['', '2022', '2023'],
      [own ?? '', '1', figure],
    ],
    ...(title ? { title } : {}),
  }
}

describe('labels', () => {
  it.each(labelRows.flatMap(({ id, figure, is }) => is.map((label) => [id, label, figure] as const)))(
    '%s is “%s”',
    (id, label, figure) => {
      expect(told(shown([tableOf(label, figure)]), id).length).toBeGreaterThan(0)
    },
  )

  it.each(labelRows.flatMap(({ id, figure, not }) => not.map((label) => [id, label, figure] as const)))(
    '%s is not “%s”',
    (id, label, figure) => {
      expect(told(shown([tableOf(label, figure)]), id)).toEqual([])
    },
  )
})

describe('sentences', () => {
  it.each(allSentences.flatMap(({ id, is }) => is.map(([text, value]) => [id, text, value] as const)))(
    '%s: %s',
    (id, text, value) => {
      expect(told(shown([{ text }], /\d,\d(?!\d\d)|\d\.\d{3}(?!\d)/.test(text) ? ',' : '.'), id)).toEqual([value])
    },
  )

  it.each(allSentences.flatMap(({ id, not }) => not.map((text) => [id, text] as const)))(
    '%s is not stated by: %s',
    (id, text) => {
      expect(told(shown([{ text }]), id)).toEqual([])
    },
  )
})

describe('the list of recipes', () => {
  it('has every datapoint once and only patterns that compile', () => {
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length)
    expect(
      compileRecipes(recipes).every(
        ({ labels, says, yes, zero, no, options }) =>
          labels.length + says.length + yes.length + zero.length + no.length + options.length > 0,
      ),
    ).toBe(true)
  })

  it('tests at least 120 datapoints by rows', () => {
    expect(new Set([...labelRows, ...allSentences].map(({ id }) => id)).size).toBeGreaterThanOrEqual(120)
  })

  it('relates only datapoints that have recipes', () => {
    const known = new Set(recipes.map(({ id }) => id))
    for (const { relations } of recipes)
      for (const { of } of relations ?? []) for (const id of of) expect(known).toContain(id)
  })
})

describe('patterns of recipes', () => {
  // They are compiled when a document first holds their words: a mistake in one would stop the reading of that document.
  it('can all be compiled', () => {
    const broken = compileRecipes(recipes).flatMap((compiled) => {
      const { says, after, zero, zeroAfter, yes, no, yesAfter, options, labels } = compiled
      const pairs = [...says, ...after, ...zeroAfter, ...yesAfter, ...options].map(([, pattern]) => pattern)
      return [...labels, ...zero, ...yes, ...no, ...pairs].flatMap((pattern) => {
        try {
          return pattern.fresh ? [] : [compiled.recipe.id]
        } catch (error) {
          return [`${compiled.recipe.id}: ${error}`]
        }
      })
    })
    expect(broken).toEqual([])
  })
})
