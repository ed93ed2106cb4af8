/** Reads people from text, one a line: the mail address, and the rest of the line as the name. */
export function readPeople(text: string): { people: { name: string; email: string }[]; wrong: string | null } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const read = lines.map((line) => {
    const email = /[^\s<>;,]+@[^\s<>;,]+\.[^\s<>;,]+/.exec(line)?.[0]
    const name = email
      ? line
          .replace(email, '')
          .replace(/[<>;,]/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : ''
    return email ? { email, name: name || (email.split('@')[0] ?? email) } : line
  })
  const wrong = read.find((one) => typeof one === 'string')
  return { people: read.filter((one) => typeof one !== 'string'), wrong: wrong ?? null }
}
