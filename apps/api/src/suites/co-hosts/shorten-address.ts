/** Enough of an address for its sender to recognize; events are stored forever. */
export function shortenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${Array.from(name)[0] ?? ''}…@${domain}`
}
