/** How customers reach support, as far as this installation says. */
export type Support = {
  email?: string | undefined
  phone?: string | undefined
  location: string
}

/** The last line of documents. */
export function supportLine({ location, phone, email }: Support): string {
  return [`Marea, ${location}`, phone, email].filter((part) => part !== undefined).join(' · ')
}

/** A phone number as the address of a link. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
