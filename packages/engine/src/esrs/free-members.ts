/** The longest name that a company may give a member of its own. */
export const longestMember = 60

/**
 * How findings, facts and cells name a member that a company wrote itself: a tilde and its name, in which everything that is no letter
 * or digit is a tilde with two hexadecimal digits, so that neither members nor addresses are cut in the wrong place.
 * @returns `null` for a name that is empty or too long
 */
export function freeMember(name: string): string | null {
  const plain = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > longestMember) return null
  return `~${plain.replace(/[^A-Za-z0-9\u0080-\uffff]/g, (sign) => `~${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
}

/** The name that a company gave a member; `null` for one that it did not write itself. */
export const freeMemberName = (member: string): string | null =>
  isFreeMember(member)
    ? member
        .slice(1)
        .replace(/~([0-9a-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : null

/** Whether a company wrote a member itself. */
export const isFreeMember = (member: string): boolean => /^~(?:[A-Za-z0-9\u0080-\uffff]|~[0-7][0-9a-f])+$/.test(member)
