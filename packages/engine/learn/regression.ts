/** A row of named numbers with what it is: right or wrong, and how much it counts. */
export interface Example {
  features: Readonly<Partial<Record<string, number>>>
  right: boolean
  weight: number
}

/** Weights by feature; `bias` is the constant. */
export type Weights = Record<string, number>

export const logit = (weights: Weights, features: Readonly<Partial<Record<string, number>>>): number => {
  let sum = weights.bias ?? 0
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0)
  return sum
}
export const probability = (weights: Weights, features: Readonly<Partial<Record<string, number>>>): number =>
  1 / (1 + Math.exp(-logit(weights, features)))

/**
 * Logistic regression with a quadratic penalty, by Newton's method on dense matrices: some hundred features need no more. The
 * same examples in the same order give the same weights.
 */
export function learn(examples: readonly Example[], penalty = 1, rounds = 12): Weights {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort()
  const index = new Map(names.map((name, i) => [name, i + 1]))
  const n = names.length + 1
  const rows = examples.map(({ features, right, weight }) => ({
    at: [0, ...Object.keys(features).map((name) => index.get(name) ?? 0)],
    by: [1, ...Object.keys(features).map((name) => features[name] ?? 0)],
    right,
    weight,
  }))
  const beta = new Float64Array(n)
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(n)
    const hessian = Array.from({ length: n }, () => new Float64Array(n))
    for (const { at, by, right, weight } of rows) {
      let sum = 0
      for (let k = 0; k < at.length; k++) sum += (beta[at[k] as number] as number) * (by[k] as number)
      const p = 1 / (1 + Math.exp(-sum))
      const error = weight * ((right ? 1 : 0) - p)
      const curve = weight * p * (1 - p)
      for (let k = 0; k < at.length; k++) {
        const i = at[k] as number
        gradient[i] = (gradient[i] as number) + error * (by[k] as number)
        const line = hessian[i] as Float64Array
        for (let l = 0; l < at.length; l++) {
          const j = at[l] as number
          line[j] = (line[j] as number) + curve * (by[k] as number) * (by[l] as number)
        }
      }
    }
    for (let i = 0; i < n; i++) {
      const hold = i === 0 ? 1e-6 : penalty
      gradient[i] = (gradient[i] as number) - hold * (beta[i] as number)
      const line = hessian[i] as Float64Array
      line[i] = (line[i] as number) + hold
    }
    const step = solve(hessian, gradient)
    let moved = 0
    for (let i = 0; i < n; i++) {
      const by = Math.max(-4, Math.min(4, step[i] as number))
      beta[i] = (beta[i] as number) + by
      moved = Math.max(moved, Math.abs(by))
    }
    if (moved < 1e-5) break
  }
  const weights: Weights = { bias: beta[0] as number }
  names.forEach((name, i) => {
    weights[name] = beta[i + 1] as number
  })
  return weights
}

/** Gaussian elimination with pivots; the matrix is symmetric and positive. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length
  const a: Float64Array[] = matrix.map((line) => Float64Array.from(line))
  const b = Float64Array.from(right)
  for (let i = 0; i < n; i++) {
    let pivot = i
    for (let j = i + 1; j < n; j++)
      if (Math.abs((a[j] as Float64Array)[i] as number) > Math.abs((a[pivot] as Float64Array)[i] as number)) pivot = j
    ;[a[i], a[pivot]] = [a[pivot] as Float64Array, a[i] as Float64Array]
    ;[b[i], b[pivot]] = [b[pivot] as number, b[i] as number]
    const line = a[i] as Float64Array
    const lead = (line[i] as number) || 1e-9
    for (let j = i + 1; j < n; j++) {
      const other = a[j] as Float64Array
      const by = (other[i] as number) / lead
      if (!by) continue
      for (let k = i; k < n; k++) other[k] = (other[k] as number) - by * (line[k] as number)
      b[j] = (b[j] as number) - by * (b[i] as number)
    }
  }
  const x = new Float64Array(n)
  for (let i = n - 1; i >= 0; i--) {
    const line = a[i] as Float64Array
    let sum = b[i] as number
    for (let k = i + 1; k < n; k++) sum -= (line[k] as number) * (x[k] as number)
    x[i] = sum / ((line[i] as number) || 1e-9)
  }
  return x
}
