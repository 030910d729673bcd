/** Where the reader's device is, such as `America/Bogota`. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The zones that a reader can choose, with the given one even where the device does not list it. */
export function timeZonesWith(own: string): string[] {
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort()
}
