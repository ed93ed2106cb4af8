const pieces = /\d+|\D+/g

/**
 * Compares two identifiers as people count: `E1-6_9` before `E1-6_10`, `E1-9` before `E1-10`, ESRS 2 before E1, S4 before
 * G1; in the voluntary standard what is outside the numbered disclosures before B1, and B11 before C1. Within a set prefer
 * the datapoints' `order`; this one also knows where a company's own identifiers belong.
 */
export function compareIds(a: string, b: string): number {
  const byStandard = rank(a) - rank(b)
  if (byStandard !== 0) return byStandard
  const left = a.match(pieces) ?? []
  const right = b.match(pieces) ?? []
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const l = left[i]!
    const r = right[i]!
    const difference = Number(l) - Number(r)
    if (Number.isNaN(difference) ? l !== r : difference !== 0) {
      return Number.isNaN(difference) ? (l < r ? -1 : 1) : difference
    }
  }
  return left.length - right.length
}

const letters = ['E', 'S', 'G']

function rank(id: string): number {
  const module = /^VS_([BC])\d/.exec(id)
  if (module) return module[1] === 'B' ? 1 : 2
  const topical = /^(?:ESRS26_)?([ESG])(\d)(?=[-.]|$)/.exec(id)
  return topical ? 10 * (1 + letters.indexOf(topical[1]!)) + Number(topical[2]) : 0
}

/** Folds text so that searching ignores case, accents, ß and subscripts (`CO₂` is found by `co2`, `Größe` by `grosse`). */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().replace(/\s+/g, ' ').trim()
}
