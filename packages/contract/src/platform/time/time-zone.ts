/** Where the reader's device is, such as `America/Bogota`. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The zones that a reader can choose, with the given one even where the device does not list it. */
export function timeZonesWith(own: string): string[] {
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort()
}

/** How far a zone is from UTC at noon of a day, such as `-05:00`. */
export function offsetOn(day: string, timeZone: string): string {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')
  return name?.value.replace('GMT', '') ?? ''
}
