const part = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An unsigned token of the shape that the app reads, accepted by the mock alone. */
export function accessFor(user: string, seconds = 600, now = Date.now()): string {
  const issued = Math.floor(now / 1000)
  return `${part({ alg: 'none' })}.${part({ sub: user, iat: issued, exp: issued + seconds, jti: crypto.randomUUID() })}.mock`
}

/** The person that a token was made for, `null` when it has run out or is none. */
export function userOf(token: string | null, now = Date.now()): string | null {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    const { sub, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub: string
      exp: number
    }
    return exp * 1000 > now ? sub : null
  } catch {
    return null
  }
}
