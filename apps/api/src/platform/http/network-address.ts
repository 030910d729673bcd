import ipaddr from 'ipaddr.js'

/** A client with one IPv6 address of a network usually controls all of it. */
const networkBytes = 8

/** One key for all the addresses a client can choose from. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return Buffer.from(parsed.toByteArray().slice(0, networkBytes)).toString('hex')
}
