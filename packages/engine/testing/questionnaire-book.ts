import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import Papa from 'papaparse'
import { escaped } from '../src/reading/xml-text.ts'

/** A question of a made-up questionnaire, with the datapoints that it is right to answer it by; none where nobody can be sure. */
export interface SampleQuestion {
  section: string
  question: string
  unit: string
  right: readonly string[]
  /** The explanation under the question; empty where there is none. */
  help?: string
}

/** The questions of a made-up questionnaire. */
export function sampleQuestions(name: 'customer' | 'bank' | 'form'): SampleQuestion[] {
  const text = readFileSync(new URL(`../fixtures/questionnaires/${name}.csv`, import.meta.url), 'utf8')
  return Papa.parse<Record<keyof SampleQuestion, string>>(text, { header: true, skipEmptyLines: true }).data.map(
    (row) => ({
      ...row,
      right: row.right.split(' ').filter(Boolean),
    }),
  )
}

export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Styles in the order of the file: plain, title, head, section, number, answer, answer in percent. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><fonts count="3"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="16"/><color rgb="FF1F3864"/><name val="Arial"/></font><font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Arial"/></font></fonts><fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F3864"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FF8EA9DB"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills><borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf fontId="2" fillId="2" borderId="1" applyFont="1" applyFill="1"/><xf fontId="2" fillId="3" borderId="1" applyFont="1" applyFill="1"/><xf fontId="0" borderId="1"/><xf fontId="0" fillId="4" borderId="1" applyFill="1"><alignment wrapText="1"/></xf><xf numFmtId="164" fontId="0" fillId="4" borderId="1" applyFill="1" applyNumberFormat="1"/></cellXfs></styleSheet>`

export const text = (at: string, style: number, value: string) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
export const empty = (at: string, style: number) => `<c r="${at}" s="${style}"/>`

/**
 * A questionnaire as customers send them: a cover, a table with numbers, questions, units, an answer over two merged columns
 * and a column for remarks, sections over its whole width, a count of answers and a list to choose from.
 */
export function questionnaireBook(questions: readonly SampleQuestion[]): Uint8Array {
  const rows = [
    `<row r="1" ht="30" customHeight="1">${text('A1', 1, 'Supplier sustainability assessment')}</row>`,
    `<row r="2">${text('A2', 0, 'Please fill in the yellow cells only and return this file.')}</row>`,
    `<row r="3">${text('A3', 0, 'Answered')}<c r="B3" s="0"><f>COUNTA(D5:D200)</f><v>0</v></c></row>`,
    `<row r="4" spans="1:6">${['No.', 'Question', 'Unit', 'Your answer', '', 'Comment / source'].map((head, i) => (head ? text(`${'ABCDEF'[i]}4`, 2, head) : empty('E4', 2))).join('')}</row>`,
  ]
  const merged = ['A1:F1', 'A2:F2', 'D4:E4']
  let row = 4
  let section = ''
  questions.forEach(({ question, unit, ...own }, i) => {
    if (own.section !== section) {
      section = own.section
      row += 1
      rows.push(
        `<row r="${row}">${text(`A${row}`, 3, section)}${[...'BCDEF'].map((c) => empty(`${c}${row}`, 3)).join('')}</row>`,
      )
      merged.push(`A${row}:F${row}`)
    }
    row += 1
    const style = unit === '%' ? 6 : 5
    rows.push(
      `<row r="${row}" spans="1:6" ht="27" customHeight="1"><c r="A${row}" s="4"><v>${i + 1}</v></c>${text(`B${row}`, 4, question)}${unit ? text(`C${row}`, 4, unit) : empty(`C${row}`, 4)}${empty(`D${row}`, style)}${empty(`E${row}`, style)}${empty(`F${row}`, 5)}</row>`,
    )
    merged.push(`D${row}:E${row}`)
  })
  const sheet = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="4" topLeftCell="A5" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="6" customWidth="1"/><col min="2" max="2" width="70" customWidth="1"/><col min="3" max="3" width="12" customWidth="1"/><col min="4" max="5" width="14" customWidth="1"/><col min="6" max="6" width="40" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData><mergeCells count="${merged.length}">${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="F5:F6"><formula1>"estimated,measured"</formula1></dataValidation></dataValidations></worksheet>`
  const cover = `${declaration}<worksheet xmlns="${main}"><sheetData><row r="2">${text('B2', 1, 'Welcome')}</row><row r="4">${text('B4', 0, 'Thank you for taking the time. Questions? Write to sustainability@customer.example.')}</row></sheetData></worksheet>`
  return workbookOf({ Cover: cover, Questionnaire: sheet })
}

/** A workbook of sheets in the styles of this file. */
export function workbookOf(sheets: Record<string, string>, hidden: ReadonlySet<string> = new Set()): Uint8Array {
  const ids = Object.keys(sheets).map((_, index) => index + 1)
  const files: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${ids.map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${Object.keys(sheets)
      .map(
        (name, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${hidden.has(name) ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${ids.map((id) => `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}<Relationship Id="rId${ids.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(Object.values(sheets).map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    'xl/styles.xml': styles,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])))
}
