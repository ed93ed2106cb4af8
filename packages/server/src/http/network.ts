/**
 * The unit that counts as one address: an IPv4 address, or the 64 bits that a provider gives to one customer (RFC 6177), because
 * whoever has those has all addresses below them.
 */
export function networkOf(address: string | undefined): string {
  // A connection that has gone while its request waited has no address any more.
  if (address === undefined) return ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** A network of `networkOf` without what would lead to one customer: 24 of 32 bits, or 48 of 128. */
export function shortened(network: string): string | null {
  if (network === '') return null
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
