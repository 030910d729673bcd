/** In the order of the editor. */
export const listingSections = [
  'basics',
  'photos',
  'rooms',
  'amenities',
  'safety',
  'texts',
  'rules',
  'guide',
  'prices',
  'extras',
  'cancellation',
  'location',
  'licenses',
] as const
export type ListingSection = (typeof listingSections)[number]

export const maxListingPhotos = 100
