import { makeWord } from '../src/reading/testing/make-office.ts'

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inside: string, style = ''): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${inside}</w:p>`
const cell = (inside: string): string => `<w:tc><w:tcPr/>${inside === '' ? '<w:p/>' : inside}</w:tc>`
const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
const box = (isOn = false): string =>
  `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${isOn ? 1 : 0}"/><w14:checkedState w14:val="2612"/><w14:uncheckedState w14:val="2610"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☐')}</w:sdtContent></w:sdt>`
const control = (invitation: string, properties = ''): string =>
  `<w:sdt><w:sdtPr>${properties}<w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run(invitation)}</w:sdtContent></w:sdt>`
const field = (inside: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${inside}</w:ffData></w:fldChar></w:r><w:r><w:instrText> FORM </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const oldBox = (isOn = false): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/>${isOn ? '<w:checked/>' : ''}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

/** A form as people make them with Word: tables with and without heads, controls, fields, boxes, lines to write on, and free places. */
export const wordForm = (): Uint8Array =>
  makeWord(
    [
      p(run('Supplier questionnaire on sustainability'), 'Heading1'),
      p(run('Please return this form by the end of May.')),
      table([
        [p(run('Name of the company')), ''],
        [p(run('Registered office')), ''],
        [p(run('Number of employees')), p(run('already 96'))],
        [p(run('Contact for questions')), ''],
      ]),
      p(run('Energy and climate'), 'Heading2'),
      table([
        [p(run('No.')), p(run('Question')), p(run('Unit')), p(run('Answer'))],
        [p(run('1.1')), p(run('Total energy consumption')), p(run('MWh')), ''],
        [p(run('1.2')), p(run('Do you have climate targets?')), '', p(`${box()}${run(' Yes  ')}${box()}${run(' No')}`)],
        [
          p(run('1.3')),
          p(run('Which energy source do you use most?')),
          '',
          p(
            control(
              'Choose an item.',
              '<w:dropDownList><w:listItem w:displayText="Gas" w:value="1"/><w:listItem w:displayText="Electricity" w:value="2"/></w:dropDownList>',
            ),
          ),
        ],
        [p(run('1.4')), p(run('Scope 1 greenhouse gas emissions')), p(run('t CO2e')), p(run('______'))],
      ]),
      p(run('Social matters'), 'Heading2'),
      table([
        [p(run('Topic')), p(run('Yes')), p(run('No'))],
        [p(run('Is there a code of conduct?')), '', ''],
        [p(run('Is there a works council?')), p(oldBox()), p(oldBox())],
      ]),
      p(run('1. Are all employees paid at least an adequate wage?  ☐ Yes  ☐ No')),
      p(run('2. Please describe your health and safety management.')),
      p(''),
      p(run('3. How many accidents were there in the year?')),
      p(control('Click here to enter text.')),
      p(`${run('4. Water consumption: ')}${run('____')}${run('____')}${run(' m3')}`),
      p(run('5. Which standards do you report by?')),
      p(`${oldBox()}${run(' GRI')}`),
      p(`${oldBox()}${run(' ESRS')}`),
      p(`${run('6. Share of renewable electricity: ')}${field('<w:textInput/>', '     ')}`),
      p(run('7. Is there a complaints procedure?')),
      p(run('Yes, since 2021 for everybody.')),
      p(run('8. Do you audit your own suppliers?')),
      p(run('9. Do you train your buyers?')),
      p(run('Declaration'), 'Heading2'),
      p(run('Place, date and signature follow on the last page.')),
    ].join(''),
  )
