// Writes the documents of the demo company: `node tools/demo/documents.ts [folder]`
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOfConduct } from './code-of-conduct.ts'
import { environmentWorkbook } from './environment-workbook.ts'
import { hrReport } from './hr-report.ts'
import { sustainabilityReport } from './report.ts'

export const documents: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'sustainability-report-2025.pdf': sustainabilityReport,
  'personalbericht-2025.docx': hrReport,
  'umweltkennzahlen-2025.xlsx': environmentWorkbook,
  'verhaltenskodex.pdf': codeOfConduct,
}

if (import.meta.main) {
  const folder = process.argv[2] ?? path.join(import.meta.dirname, '..', '..', 'demo')
  await mkdir(folder, { recursive: true })
  for (const [name, make] of Object.entries(documents)) {
    const bytes = await make()
    await writeFile(path.join(folder, name), bytes)
    console.log(`${name} ${(bytes.length / 1024).toFixed(0)} KB`)
  }
}
