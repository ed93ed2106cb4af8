/** A canonical unit as people write it; a count has none. */
export const unitInWords = (unit: string | null): string =>
  unit === null || unit === 'count' ? '' : unit.replace(/^tCO2e$/, 't\u00a0CO₂e').replace(/^m3$/, 'm³')
