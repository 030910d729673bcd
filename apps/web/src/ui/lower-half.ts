/** Half a day as our texts write it: 4 pm, where `Intl` says 4 PM. */
export function lowerHalf(said: string): string {
  return said.replace(/\b[AP]M\b/, (half) => half.toLowerCase())
}
