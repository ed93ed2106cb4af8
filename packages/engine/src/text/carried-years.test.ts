import { expect, it } from 'vitest'
import { carriedYears } from './carried-years.ts'

it.each([
  ['In 2024 we used 12 % less energy than in 2019. By 2030 it shall be half.', [2019, 2024], false],
  ['Less than in the previous financial year, and 2024 people.', [2024], true],
  ['Im Geschäftsjahr 2023/24 wurden, anders als im Vorjahr, 2.024 t verbraucht.', [2024], true],
  ['Wie schon im vergangenen Jahr; der Vorjahreswert ist angepasst.', [], true],
  ['The yearly review covers every site.', [], false],
] as const)('%s', (text, years, yearBefore) => {
  expect(carriedYears(text, 2025)).toEqual({ years, yearBefore })
})
