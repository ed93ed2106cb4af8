import fs from 'node:fs'
import path from 'node:path'
import { type Language, loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import { root } from './processes.ts'

// The web app's mock shows a part of the catalogue, but must not import the engine: it keeps a copy, written by
// `node scripts/mock-catalogue.ts`. Which datapoints it holds is what stands in the copy; everything else comes from the engine.
const folder = path.join(root, 'packages/web/src/mock/fixtures')
const catalogues = { en: loadCatalogue('esrs-2023', 'en'), de: loadCatalogue('esrs-2023', 'de') }

function datapoints(keys: readonly string[]) {
  const words = (key: string, language: Language) => {
    const { name, label, definition } = catalogues[language].get(key)!
    return { name, label, definition }
  }
  return keys.map((key) => {
    const datapoint = catalogues.en.get(key)
    if (!datapoint) throw new Error(`The catalogue has no datapoint ${key}`)
    const { esrs, controlCode, dr, type, unit, paragraph, voluntary } = datapoint
    const facts = { key, esrs, controlCode, disclosure: dr, dataType: type, unit, paragraph, voluntary }
    return { ...facts, en: words(key, 'en'), de: words(key, 'de') }
  })
}

function standards() {
  return Object.fromEntries(
    catalogues.en.standards.map(({ code, esrs, title }) => [
      code,
      { esrs, en: title, de: catalogues.de.standard(code)!.title },
    ]),
  )
}

/** The mock's files as they should be, by path. */
export function mockCatalogue(): { file: string; text: string }[] {
  const file = (name: string) => path.join(folder, name)
  const kept = JSON.parse(fs.readFileSync(file('catalogue.json'), 'utf8')) as { key: string }[]
  const text = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`
  return [
    { file: file('catalogue.json'), text: text(datapoints(kept.map(({ key }) => key))) },
    { file: file('standards.json'), text: text(standards()) },
  ]
}

if (import.meta.main) for (const { file, text } of mockCatalogue()) fs.writeFileSync(file, text)
