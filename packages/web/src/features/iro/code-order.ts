const standardOf = (code: string): string => code.split(/[-.]/)[0] ?? code

/** Codes with the standards in the order given, and within each by number: `E2`, `E2-5`, `E2-6`. */
export function inOrder(codes: readonly string[]): string[] {
  const standards = [...new Set(codes.map(standardOf))]
  const rank = (code: string) => standards.indexOf(standardOf(code))
  return [...codes].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }))
}
