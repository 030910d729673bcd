import { publishedHome } from './homes.ts'
import type { Guest } from './stays.ts'
import type { TestApp } from './test-app.ts'

export const cancun = {
  slug: 'cancun',
  name: { en: 'Cancún', es: 'Cancún' },
  otherNames: ['Quintana Roo', 'Riviera Maya'],
  timeZone: 'America/Cancun',
  region: 'QR',
  country: 'MX',
  latitude: 21.1619,
  longitude: -86.8515,
  isActive: true,
  holidays: [
    {
      name: { en: 'Benito Juárez’s Birthday', es: 'Natalicio de Benito Juárez' },
      month: 3,
      day: null,
      weekday: 1,
      week: 3,
      daysAfter: 0,
      isMoved: false,
    },
  ],
}
const both = (name: string) => ({ en: name, es: name })
export const center = { latitude: 21.1331, longitude: -86.7503 }
export const city = {
  code: 'benito_juarez',
  name: both('Benito Juárez'),
  place: 'cancun',
  boundary: [
    [-87, 21],
    [-86.7, 21],
    [-86.7, 21.3],
    [-87, 21.3],
  ],
  guestsPerBedroom: null,
  guestsBesides: null,
  guestsAtMost: null,
  allowsHouses: true,
  isActive: true,
}
export const hotelZone = {
  slug: 'zona-hotelera',
  name: { en: 'Hotel Zone', es: 'Zona Hotelera' },
  line: both(''),
  about: both(''),
  ...center,
  jurisdiction: city.code,
  position: 900,
  isActive: true,
}
export const lodgingReturn = {
  code: 'quintana_roo',
  name: both('Quintana Roo'),
  form: { en: 'Lodging tax return', es: 'Declaración del impuesto al hospedaje' },
  rule: {
    dueDay: 15,
    movesToBusinessDay: true,
    isPaidDayBefore: false,
    allowanceRate: 0,
    allowancePart: null,
    allowanceMax: null,
  },
}
const lodgingTax = {
  code: 'qr_lodging',
  taxReturn: lodgingReturn.code,
  name: { en: 'Quintana Roo lodging tax', es: 'Impuesto al hospedaje de Quintana Roo' },
  jurisdictions: [city.code],
}
const rate = {
  authority: 'qr_lodging',
  jurisdictions: [city.code],
  rate: 5000,
  from: '2026-11-15',
  reason: 'We open Cancún.',
}
/** All of it is rows that an administrator adds in the console. */
export async function openCancun(admin: Guest): Promise<void> {
  for (const [path, body] of [
    ['places', cancun],
    ['jurisdictions', city],
    ['neighborhoods', hotelZone],
    ['tax-returns', lodgingReturn],
    ['tax-authorities', lodgingTax],
    ['tax-rates', rate],
  ] as const) {
    const { status } = await admin.call('POST', `/admin/${path}`, { body })
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
}

type Named = { slug: string; name?: string }

export function homeInCancun(marea: TestApp, ownerId: string, home: Named): Promise<string> {
  return publishedHome(marea, {
    ownerId,
    draft: {
      ...{ neighborhood: hotelZone.slug, jurisdiction: city.code, licenses: [], ...home },
      ...{ latitude: center.latitude, longitude: center.longitude },
      address: {
        street: 'Bulevar Kukulcán 9',
        city: 'Cancún',
        postalCode: '77500',
        isPublic: true,
      },
    },
  })
}
