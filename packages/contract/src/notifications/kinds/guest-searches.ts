import { z } from 'zod'
import { quiet } from '#notifications/channels.ts'
import { defineKind } from '#notifications/kind.ts'
import { matchedHomePath } from '#search/matched-home-path.ts'

const MatchedHome = z.object({
  home: z.string(),
  slug: z.string(),
  checkIn: z.iso.date().nullable(),
  checkOut: z.iso.date().nullable(),
  before: z.int().nullable(),
  after: z.int(),
})

export const guestSearchKinds = {
  favorite_changed: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: quiet,
    email: 'generic',
    icon: 'heart',
    after: ['favorites.price_changed', 'favorites.nights_lost', 'favorites.nights_back'],
    facts: z.object({
      state: z.enum(['price_changed', 'nights_lost', 'nights_back']),
      home: z.string(),
      slug: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
      before: z.int().nullable(),
      after: z.int().nullable(),
    }),
    path: ({ slug, checkIn, checkOut }) =>
      `/suite-details/${slug}?checkIn=${checkIn}&checkOut=${checkOut}`,
    label: { en: 'Favorites: price and dates', es: 'Favoritos: precio y fechas' },
    words: {
      price_changed: {
        title: { en: 'New price: {{home}}', es: 'Nuevo precio: {{home}}' },
        body: {
          en: '{{dates}}: {{after}} total, taxes and fees included (was {{before}})',
          es: '{{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
        },
      },
      nights_lost: {
        title: {
          en: '{{home}} is no longer available for your dates',
          es: '{{home}} ya no está disponible en sus fechas',
        },
        body: {
          en: '{{dates}}. Other dates may be available.',
          es: '{{dates}}. Puede haber otras fechas disponibles.',
        },
      },
      nights_back: {
        title: {
          en: '{{home}} is available for your dates',
          es: '{{home}} está disponible en sus fechas',
        },
        body: {
          en: '{{dates}}: {{after}} total, taxes and fees included',
          es: '{{dates}}: {{after}} en total, con impuestos y cargos',
        },
      },
    },
    action: { en: 'View home', es: 'Ver casa' },
  }),
  search_matched: defineKind({
    audience: 'guest',
    group: 'stays',
    channels: { app: 'on', email: 'on', push: 'on' },
    email: 'own',
    icon: 'search',
    after: ['search.matched'],
    facts: z.object({
      /** `new_home` without dates, and `several` for more than one home. */
      state: z.enum(['new_home', 'new_home_dates', 'available', 'price_drop', 'several']),
      searchId: z.string(),
      /** Empty for a search without a name. */
      name: z.string(),
      query: z.record(z.string(), z.string()),
      /** The first of them; `more` counts the others. */
      homes: z.array(MatchedHome).min(1),
      more: z.int(),
    }),
    /** One home opens with the dates and people of the search, several as its results. */
    path: ({ state, query, homes: [first] }) =>
      first && state !== 'several'
        ? matchedHomePath(first, query)
        : `/?${new URLSearchParams(query)}`,
    label: { en: 'Saved searches', es: 'Búsquedas guardadas' },
    words: {
      new_home: {
        title: {
          en: 'New home for your search: {{home}}',
          es: 'Casa nueva para su búsqueda: {{home}}',
        },
        body: {
          en: '{{search}}. From {{after}} per night',
          es: '{{search}}. Desde {{after}} por noche',
        },
      },
      new_home_dates: {
        title: {
          en: 'New home for your search: {{home}}',
          es: 'Casa nueva para su búsqueda: {{home}}',
        },
        body: {
          en: '{{dates}}: {{after}} total, taxes and fees included',
          es: '{{dates}}: {{after}} en total, con impuestos y cargos',
        },
      },
      available: {
        title: {
          en: 'Now available for your search: {{home}}',
          es: 'Ahora disponible para su búsqueda: {{home}}',
        },
        body: {
          en: '{{dates}}: {{after}} total, taxes and fees included',
          es: '{{dates}}: {{after}} en total, con impuestos y cargos',
        },
      },
      price_drop: {
        title: { en: 'Price drop: {{home}}', es: 'Bajó de precio: {{home}}' },
        body: {
          en: '{{dates}}: {{after}} total, taxes and fees included (was {{before}})',
          es: '{{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
        },
      },
      several: {
        title_one: {
          en: '{{count}} new match: {{search}}',
          es: '{{count}} nueva coincidencia: {{search}}',
        },
        title_other: {
          en: '{{count}} new matches: {{search}}',
          es: '{{count}} nuevas coincidencias: {{search}}',
        },
        body: { en: '{{homes}}', es: '{{homes}}' },
      },
    },
    action: { en: 'View homes', es: 'Ver casas' },
  }),
}
