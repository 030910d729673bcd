import { widths } from '../media/photo-formats.ts'
import { findPhoto } from '../media/photos.ts'

/** Photos of homes in or near each neighborhood, for those that every installation begins with. */
const shots: Readonly<Record<string, readonly string[]>> = {
  aventura: ['star-island-glass-villa/09-outdoor-kitchen', 'star-island-glass-villa/01-hero'],
  'bal-harbour': [
    'bal-harbour-travertine-apartment/02-terrace',
    'bal-harbour-travertine-apartment/01-hero',
  ],
  brickell: ['brickell-sky-penthouse/01-hero', 'brickell-sky-penthouse/02-terrace'],
  'coconut-grove': [
    'coconut-grove-tropical-modern/01-hero',
    'coconut-grove-tropical-modern/09-courtyard-dinner',
  ],
  'coral-gables': [
    'coral-gables-mediterranean-villa/01-hero',
    'coral-gables-mediterranean-villa/09-terrace-dinner',
  ],
  'design-district': [
    'design-district-concrete-loft/02-courtyard',
    'design-district-concrete-loft/01-hero',
  ],
  edgewater: ['edgewater-bay-corner-suite/02-tower', 'edgewater-bay-corner-suite/06-detail'],
  'fisher-island': [
    'fisher-island-terrace-residence/01-hero',
    'fisher-island-terrace-residence/02-lounge',
  ],
  'key-biscayne': ['key-biscayne-beach-house/01-hero', 'key-biscayne-beach-house/06-detail'],
  'south-beach': ['south-beach-deco-suite/01-hero', 'south-beach-deco-suite/02-terrace'],
  'sunny-isles': [
    'sunny-isles-oceanview-residence/01-hero',
    'sunny-isles-oceanview-residence/09-terrace-evening',
  ],
  surfside: ['bal-harbour-travertine-apartment/02-terrace'],
  wynwood: ['wynwood-mural-loft/06-courtyard', 'wynwood-mural-loft/01-hero'],
}

export const neighborhoodPhotos = Object.entries(shots).map(([slug, names]) => ({
  slug,
  photos: names.map((shot) => {
    const { key, width, height, thumbhash, alt } = findPhoto(shot)
    return { key, width, height, widths, thumbhash, alt }
  }),
}))
