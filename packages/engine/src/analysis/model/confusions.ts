/**
 * What a datapoint is often taken for, told to the model in words. What code can check it checks as well: units, years, words
 * of the row that disqualify it, and figures that belong to another datapoint.
 */
export const confusions: Record<string, string> = {
  'E1-6_07': 'Scope 2 or 3, the sum of scopes, an intensity, a reduction',
  'E1-6_09': 'the market-based figure, Scope 1, a sum of scopes',
  'E1-6_10': 'the location-based figure, Scope 1, a sum of scopes',
  'E1-6_11': 'one category of Scope 3, the sum of all scopes',
  'E1-6_12': 'the market-based total, a total without Scope 3',
  'E1-6_13': 'the location-based total, a total without Scope 3',
  'E1-5_01': 'energy from one source, electricity only, energy per revenue',
  'E3-4_01': 'water withdrawal or discharge',
  'E5-5_07': 'hazardous waste only, waste recovered or disposed of only',
  'S1-6_02': 'full-time equivalents, an average over the year, employees of one country, workers who are not employees',
  'S1-6_03': 'full-time equivalents, the number at the end of the year, workers who are not employees',
  'S1-14_04': 'accidents with lost time only, a rate, accidents of contractors',
  'S1-14_05': 'a number of accidents, a rate of accidents with lost time only',
  'S1-16_01': 'an adjusted pay gap, a share of women',
}
