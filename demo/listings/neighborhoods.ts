import { neighborhoodAbout } from './neighborhood-abouts.ts'

const places = [
  {
    slug: 'aventura',
    name: 'Aventura',
    latitude: 25.95648,
    longitude: -80.13921,
  },
  {
    slug: 'bal-harbour',
    name: 'Bal Harbour',
    latitude: 25.89181,
    longitude: -80.12564,
  },
  {
    slug: 'brickell',
    name: 'Brickell',
    latitude: 25.76064,
    longitude: -80.19193,
  },
  {
    slug: 'coconut-grove',
    name: 'Coconut Grove',
    latitude: 25.72693,
    longitude: -80.24274,
  },
  {
    slug: 'coral-gables',
    name: 'Coral Gables',
    latitude: 25.74928,
    longitude: -80.26842,
  },
  {
    slug: 'design-district',
    name: 'Design District',
    latitude: 25.81307,
    longitude: -80.19292,
  },
  {
    slug: 'edgewater',
    name: 'Edgewater',
    latitude: 25.80362,
    longitude: -80.18791,
  },
  {
    slug: 'fisher-island',
    name: 'Fisher Island',
    latitude: 25.76103,
    longitude: -80.14207,
  },
  {
    slug: 'key-biscayne',
    name: 'Key Biscayne',
    latitude: 25.69174,
    longitude: -80.16282,
  },
  {
    slug: 'south-beach',
    name: 'South Beach',
    latitude: 25.78162,
    longitude: -80.13318,
  },
  {
    slug: 'surfside',
    name: 'Surfside',
    latitude: 25.87842,
    longitude: -80.12563,
  },
  {
    slug: 'sunny-isles',
    name: 'Sunny Isles',
    latitude: 25.93851,
    longitude: -80.12248,
  },
  {
    slug: 'wynwood',
    name: 'Wynwood',
    latitude: 25.80124,
    longitude: -80.19912,
  },
] as const

export const neighborhoods = places.map((place) => ({ ...place, ...neighborhoodAbout(place.slug) }))
