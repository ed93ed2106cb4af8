import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }

const isBundle = path.basename(import.meta.dirname) === 'dist'
const packageFolder = path.dirname(import.meta.dirname)

/** Version of the product. */
export const version: string = manifest.version

/** The SQL files of the migrations; the bundle carries a copy beside itself. */
export const migrationsFolder = path.join(import.meta.dirname, isBundle ? 'migrations' : 'database/migrations')

/** Entry of the process that reads a document. */
export const readingEntry = path.join(
  import.meta.dirname,
  isBundle ? 'reading.js' : 'features/documents/reading-child.ts',
)

/** Entry of the process that reads a filled-in table. */
export const sheetEntry = path.join(
  import.meta.dirname,
  isBundle ? 'sheet.js' : 'features/reporting/exchange/sheet-child.ts',
)

/** Entry of the process that reads a document for the language model and checks its answers. */
export const askingEntry = path.join(
  import.meta.dirname,
  isBundle ? 'asking.js' : 'features/documents/model/asking-child.ts',
)

/** Entry of the process that draws a page of a document. */
export const pictureEntry = path.join(
  import.meta.dirname,
  isBundle ? 'picture.js' : 'features/work/rooms/picture-child.ts',
)

/** Entry of the process that makes a file of a statement. */
export const makingEntry = path.join(import.meta.dirname, isBundle ? 'making.js' : 'features/statement/making-child.ts')

/** Entry of the process that decodes a picture. */
export const decodingEntry = path.join(
  import.meta.dirname,
  isBundle ? 'decoding.js' : 'features/statement/decoding-child.ts',
)

/** The documents of the demo company. */
export const demoFolder = path.join(packageFolder, '../../demo')

/** Documents of the demo company that stand for those to come, one in English and one in German. */
export const warmUpFiles = ['sustainability-report-2025.pdf', 'verhaltenskodex.pdf'].map((name) =>
  path.join(demoFolder, name),
)

/** The built web app. */
export const webFolder = path.join(packageFolder, '../web/dist')
