import { strToU8, zipSync } from 'fflate'
import { type HostileFile, join, utf8 } from './hostile-file.ts'

export const page = (body: string) => utf8(`<!doctype html><html><body><p>A report of 2025</p>${body}`)

/** An OpenDocument spreadsheet of one row. */
export const spreadsheet = (row: string, before = '') =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?>${before}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="A">${row}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    'META-INF/manifest.xml': strToU8('<manifest:manifest xmlns:manifest="m"/>'),
  })
const cells = (times: number) =>
  `<table:table-row table:number-rows-repeated="${times}"><table:table-cell table:number-columns-repeated="${times}"><text:p>1</text:p></table:table-cell></table:table-row>`

/** Pages of markup and tables of other programs that are made to exhaust their reader. */
export const pages: HostileFile[] = [
  { name: 'deep.html', about: '200,000 elements within one another', make: () => page('<div>'.repeat(200_000)) },
  { name: 'tables.html', about: 'tables within tables', make: () => page('<table><tr><td>'.repeat(50_000)) },
  {
    name: 'grid.html',
    about: 'a cell over a whole grid',
    make: () => page('<table><tr><td colspan=999999999 rowspan=999999999>1'),
  },
  { name: 'brackets.html', about: '5 MB of opened brackets', make: () => join(page(''), Buffer.alloc(5_000_000, '<')) },
  {
    name: 'quotes.html',
    about: 'an attribute that never ends',
    make: () => join(page('<p title="'), Buffer.alloc(5_000_000, 'x')),
  },
  { name: 'scripts.html', about: 'scripts that never end', make: () => page('<script>'.repeat(200_000)) },
  {
    name: 'program.html',
    about: 'scripts, frames and addresses of others',
    make: () =>
      page('<script>alert(1)</script><iframe src="http://127.0.0.1:1/"></iframe><img src=x onerror=alert(1)>'),
  },
  {
    name: 'tags.xhtml',
    about: '100,000 facts that go on in one another',
    make: () =>
      page(
        Array.from(
          { length: 100_000 },
          (_, n) => `<ix:continuation id="c${n}" continuedAt="c${(n + 1) % 100_000}">1</ix:continuation>`,
        ).join(''),
      ),
  },
  { name: 'repeated.ods', about: 'a million rows of a million cells', make: () => spreadsheet(cells(1_000_000)) },
  {
    name: 'entities.ods',
    about: 'entities that grow',
    make: () =>
      spreadsheet(
        '<table:table-row><table:table-cell><text:p>&b;</text:p></table:table-cell></table:table-row>',
        `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`,
      ),
  },
]
