import ipaddr from 'ipaddr.js'

/** The only block of IPv6 from which public addresses are assigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is on the public internet, and not on this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}
