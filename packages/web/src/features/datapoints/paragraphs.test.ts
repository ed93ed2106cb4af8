import { expect, it } from 'vitest'
import { citedAs } from './paragraphs.ts'

it.each([
  ['13 a', '13 (a)', '13 Buchstabe a'],
  ['40 a iii', '40 (a)(iii)', '40 Buchstabe a Ziffer iii'],
  ['10 a i-iv', '10 (a)(i)–(iv)', '10 Buchstabe a Ziffern i–iv'],
  ['31 b, c', '31 (b), (c)', '31 Buchstaben b, c'],
  ['6 a-b', '6 (a)–(b)', '6 Buchstaben a–b'],
  ['34 a + 34 b', '34 (a) + 34 (b)', '34 Buchstabe a + 34 Buchstabe b'],
  ['9 a)', '9 (a)', '9 Buchstabe a'],
  ['9 i', '9 (i)', '9 Buchstabe i'],
  ['AR 17 d', 'AR 17 (d)', 'AR 17 Buchstabe d'],
  ['AR 7a, AR 13', 'AR 7a, AR 13', 'AR 7a, AR 13'],
  ['12 a, AR 3', '12 (a), AR 3', '12 Buchstabe a, AR 3'],
  ['26-28', '26–28', '26–28'],
  ['AR 1- AR 3', 'AR 1–AR 3', 'AR 1–AR 3'],
  ['AR 82, AR 89 - AR91', 'AR 82, AR 89–AR 91', 'AR 82, AR 89–AR 91'],
])('%s is cited as %s, in German as %s', (written, english, german) => {
  expect(citedAs(written, 'en')).toBe(english)
  expect(citedAs(written, 'de')).toBe(german)
})
