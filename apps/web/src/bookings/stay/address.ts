import type { Booking } from '@marea/contract/bookings/endpoints.ts'

type Arrival = Omit<NonNullable<Booking['arrival']>, 'notes'>

export function addressLine({ street, city, region, postalCode }: Arrival): string {
  return `${street}, ${city}, ${region} ${postalCode}`
}

/** The home on a map outside Marea, from which a phone can navigate. */
export function directionsUrl({ latitude, longitude }: Arrival): string {
  const place = `mlat=${latitude}&mlon=${longitude}`
  return `https://www.openstreetmap.org/?${place}#map=17/${latitude}/${longitude}`
}
