import type { Amenity, AmenityGroup } from '@marea/contract/suites/amenities.ts'
import type { IconName } from '#ui/media/icon.tsx'

const ofGroup: Record<AmenityGroup, IconName> = {
  water: 'wave',
  outdoors: 'sun',
  views: 'eye',
  kitchen: 'kitchen',
  comfort: 'home',
  together: 'people',
  families: 'crib',
  arrival: 'key',
  access: 'check',
}

const own: Partial<Record<Amenity, IconName>> = {
  pool: 'pool',
  hotTub: 'pool',
  outdoorGrill: 'flame',
  firePit: 'flame',
  fireplace: 'flame',
  coffeeMachine: 'cup',
  freeBreakfast: 'cup',
  wifi: 'wifi',
  workspace: 'desk',
  ac: 'snow',
  safe: 'lock',
  selfCheckinCheckout: 'lock',
  garage: 'car',
  airportShuttle: 'car',
  luggageDrop: 'suitcase',
  concierge: 'bell',
  doorman: 'bell',
}

export function amenityIcon(amenity: Amenity, group: AmenityGroup): IconName {
  return own[amenity] ?? ofGroup[group]
}
