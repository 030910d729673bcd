/** Support contacts, as far as this installation configures them. */
export type Support = {
  email?: string | undefined
  phone?: string | undefined
  location: string
}

export function supportLine({ location, phone, email }: Support): string {
  return [`Marea, ${location}`, phone, email].filter((part) => part !== undefined).join(' · ')
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
