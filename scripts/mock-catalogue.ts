import fs from 'node:fs'
import path from 'node:path'
import { type Language, loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import { root } from './processes.ts'

// The web app's mock shows a part of the catalogue, but must not import the engine: its datapoints hold a copy, written by
// `node scripts/mock-catalogue.ts`. Which datapoints it holds, and their values, is what stands there; the words come from the engine.
const folder = path.join(root, 'packages/web/src/mock/fixtures')
const catalogues = { en: loadCatalogue('esrs-2023', 'en'), de: loadCatalogue('esrs-2023', 'de') }

function withWords<Kept extends { key: string }>(kept: Kept): Kept {
  const datapoint = catalogues.en.get(kept.key)
  if (!datapoint) throw new Error(`The catalogue has no datapoint ${kept.key}`)
  const { esrs, controlCode, dr, type, paragraph, voluntary, unit: asks } = datapoint
  const wordsIn = (language: Language) => {
    const { name, label, definition } = catalogues[language].get(kept.key)!
    return { name, label, definition }
  }
  const words = { en: wordsIn('en'), de: wordsIn('de') }
  return { ...kept, esrs, controlCode, disclosure: dr, dataType: type, paragraph, voluntary, asks, words }
}

/** The mock's file as it should be, with its path. */
export function mockCatalogue(): { file: string; text: string }[] {
  const file = (name: string) => path.join(folder, name)
  const kept = JSON.parse(fs.readFileSync(file('datapoints.json'), 'utf8')) as { key: string }[]
  const text = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`
  return [{ file: file('datapoints.json'), text: text(kept.map(withWords)) }]
}

if (import.meta.main) for (const { file, text } of mockCatalogue()) fs.writeFileSync(file, text)
