import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { guestCountFields } from '#pricing/guest-count-fields.ts'
import { CardPhoto } from '#suites/endpoints.ts'
import { Code } from '#suites/jurisdictions.ts'
import { ListingGap, suiteStatuses } from '#suites/listing/endpoints.ts'

/** A run of nights that is not available; the night of `to` is not part of it. */
const TakenNights = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  kind: z.enum(['hold', 'booking', 'block', 'external']),
  guest: z.string().nullable(),
})
export type TakenNights = z.infer<typeof TakenNights>

const OwnedHome = z.object({
  slug: z.string(),
  name: z.string(),
  status: z.enum(suiteStatuses),
  neighborhood: z.string(),
  bedrooms: z.int().nullable(),
  guests: z.int().nullable(),
  photo: CardPhoto.nullable(),
  changedAt: z.iso.datetime(),
  hasUnpublishedEdits: z.boolean(),
  gaps: z.array(ListingGap),
  /** Required licenses that have expired or expire within 30 days. */
  expiring: z.array(z.object({ kind: Code, validUntil: z.iso.date() })),
  nextBooking: z
    .object({
      reference: z.string(),
      guest: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
      ...guestCountFields,
    })
    .nullable(),
  taken: z.array(TakenNights),
})
export type OwnedHome = z.infer<typeof OwnedHome>

export const homesEndpoints = endpoints({
  'GET /owner/homes': {
    summary: 'List your homes with status, missing details, next booking and the nights ahead',
    scope: 'homes:read',
    result: z.object({
      today: z.iso.date(),
      homes: z.array(OwnedHome),
      neighborhoods: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
