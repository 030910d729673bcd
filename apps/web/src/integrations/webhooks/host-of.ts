/** The host of an address, or the address where it is none. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
