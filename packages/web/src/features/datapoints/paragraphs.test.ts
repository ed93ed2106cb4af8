import { expect, it } from 'vitest'
import { citedAs } from './paragraphs.ts'

it.each([
  ['13 a', '13 (a)'],
  ['40 a iii', '40 (a)(iii)'],
  ['10 a i-iv', '10 (a)(i)–(iv)'],
  ['31 b, c', '31 (b), (c)'],
  ['34 a + 34 b', '34 (a) + 34 (b)'],
  ['9 a)', '9 (a)'],
  ['AR 17 d', 'AR 17 (d)'],
  ['AR 7a, AR 13', 'AR 7a, AR 13'],
  ['26-28', '26–28'],
  ['AR 1- AR 3', 'AR 1–AR 3'],
  ['AR 82, AR 89 - AR91', 'AR 82, AR 89–AR 91'],
])('%s is cited as %s', (written, cited) => {
  expect(citedAs(written)).toBe(cited)
})
