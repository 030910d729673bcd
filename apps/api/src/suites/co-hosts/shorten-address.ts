/** Enough of an address for its sender to recognize; the whole one must not be in events, which are stored forever. */
export function shortenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${Array.from(name)[0] ?? ''}…@${domain}`
}
