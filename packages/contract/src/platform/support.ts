import type { Brand } from './brand.ts'

type Sender = Pick<Brand, 'legalName' | 'location' | 'address' | 'phone' | 'email'>

/** Who a document or a sheet is from, and how to reach them. */
export function senderLine({ legalName, location, address, phone, email }: Sender): string {
  return [`${legalName}, ${address || location}`, phone, email]
    .filter((part) => part !== '')
    .join(' · ')
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
