export type Pillar = 'environmental' | 'social' | 'governance' | 'other'

const byLetter: Record<string, Pillar> = { E: 'environmental', S: 'social', G: 'governance' }

/**
 * The pillar that an identifier belongs to: `E1-6_07`, `S1`, `ESRS G1` or `ESRS26_E1-8_01`.
 * A code without a topical standard, such as `SBM-1_06` or `GOV-1_01`, is `other`.
 */
export function pillarOf(code: string): Pillar {
  const letter = /^(?:ESRS\s|ESRS\d*_)?([ESG])\d/.exec(code)?.[1]
  return (letter && byLetter[letter]) || 'other'
}
