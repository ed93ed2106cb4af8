/** Whether the check digits of a Legal Entity Identifier are right (ISO 17442, ISO 7064 mod 97-10). */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(text)) return false
  let rest = 0
  for (const sign of text) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97
  return rest === 1
}
