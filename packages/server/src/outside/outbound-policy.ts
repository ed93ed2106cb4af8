import { BlockList, isIP, isIPv4 } from 'node:net'
import networks from './networks.json' with { type: 'json' }

/**
 * Where addresses may lead that companies enter: to the internet, also to private networks of the operator, or also to this machine,
 * where plain http is taken as well.
 */
export const outboundPolicies = ['public', 'private', 'machine'] as const
export type OutboundPolicy = (typeof outboundPolicies)[number]

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', length] = range.split('/')
    list.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}

/** Where public addresses are; of IPv6 only an eighth was ever given out for them. */
const global = listOf(networks.global)
const machine = listOf(networks.machine)
const privates = listOf(networks.private)
const never = listOf(networks.never)

/** An IPv4 address that is written as one of IPv6 leads to the former. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const groups = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address)
  if (!groups) return address
  const bytes = groups.slice(1).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

/** Whether an IP address may be spoken to. */
export function isInReach(written: string, outbound: OutboundPolicy): boolean {
  const address = plain(written)
  const family = isIP(address)
  if (family === 0) return false
  const isIn = (list: BlockList) => list.check(address, family === 4 ? 'ipv4' : 'ipv6')
  if (isIn(never)) return false
  if (isIn(machine)) return outbound === 'machine'
  return isIn(privates) ? outbound !== 'public' : isIn(global)
}

const loopbackNames = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether an address is spoken to at all: by https, and by http on this machine where that is in reach. */
export const hasSafeScheme = ({ protocol, hostname }: URL, outbound: OutboundPolicy): boolean =>
  protocol === 'https:' || (protocol === 'http:' && outbound === 'machine' && loopbackNames.test(hostname))

/** The same of an address that somebody outside names, such as a provider, whose word a browser is sent by. */
export const hasSafeAddress = (address: string | undefined, outbound: OutboundPolicy): address is string =>
  address !== undefined && URL.canParse(address) && hasSafeScheme(new URL(address), outbound)
