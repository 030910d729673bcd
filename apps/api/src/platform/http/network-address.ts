import ipaddr from 'ipaddr.js'

/** Who has one address of a home's or an office's network has all of them. */
const networkBytes = 8

/** One text for all the addresses that somebody can choose among. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return Buffer.from(parsed.toByteArray().slice(0, networkBytes)).toString('hex')
}
