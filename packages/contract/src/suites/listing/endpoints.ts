import { z } from 'zod'
import { maxVideoBytes } from '#files/video-rules.ts'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { CancellationPolicy, SlugParams, Suite, SuitePhoto } from '#suites/endpoints.ts'
import { Code } from '#suites/jurisdictions.ts'
import { suiteKinds } from '#suites/suite-choices.ts'
import { gapCodes } from './gaps.ts'
import { BoundedJurisdiction } from './jurisdiction-boundaries.ts'
import { listingSections } from './section-names.ts'
import { ListingContents, SectionDraft } from './sections.ts'

export const suiteStatuses = ['draft', 'published', 'unlisted'] as const

export const ListingGap = z.object({
  section: z.enum(listingSections),
  code: z.enum(gapCodes),
  count: z.int(),
})

/** Facts of an uploaded photo; its descriptions are part of the draft. */
export const ListingPhoto = SuitePhoto.omit({ alt: true, caption: true, room: true })
export type ListingPhoto = z.infer<typeof ListingPhoto>

export const ListingVideo = Suite.shape.videos.element.pick({
  key: true,
  seconds: true,
  formats: true,
})
export type ListingVideo = z.infer<typeof ListingVideo>

/** The city at the pin, with its requirements and its taxes in thousandths of a percent. */
const ListingCity = z.object({
  jurisdiction: Code,
  taxes: z.array(z.object({ authority: Code, rate: z.int() })),
  licenses: z.array(Code),
  /** What numbers of these licenses look like, where it is known. */
  examples: z.record(Code, z.string()),
  maxGuests: z.int().nullable(),
  allowsHouses: z.boolean(),
})

const SectionState = z.object({
  version: z.int(),
  savedAt: z.iso.datetime().nullable(),
  /** Has edits that guests do not see until they are published. */
  isUnpublished: z.boolean(),
})

const ListingState = z.object({
  status: z.enum(suiteStatuses),
  contents: ListingContents,
  /** Every photo that the contents may show. */
  photos: z.array(ListingPhoto),
  sections: z.record(z.enum(listingSections), SectionState),
  city: ListingCity.nullable(),
  gaps: z.array(ListingGap),
})

/** A home as its owner edits it: the published facts with the unpublished edits over them. */
export const Listing = ListingState.extend({
  slug: z.string(),
  /** Co-hosts with a smaller role may only read. */
  canEdit: z.boolean(),
  /** Otherwise arrival notes are empty and the address is the public one. */
  canSeeAccess: z.boolean(),
  neighborhoods: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      /** The jurisdiction in which its homes usually are. */
      jurisdiction: Code,
    }),
  ),
  /** Where homes may be. */
  jurisdictions: z.array(BoundedJurisdiction),
  policies: z.array(CancellationPolicy),
  today: z.iso.date(),
})
export type Listing = z.infer<typeof Listing>
export type ListingState = z.infer<typeof ListingState>

/** The details of `suites.section_changed`. */
export const SectionConflict = z.object({
  version: z.int(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
  isOwn: z.boolean(),
  content: z.unknown(),
})
export type SectionConflict = z.infer<typeof SectionConflict>

const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const

export const listingEndpoints = endpoints({
  'POST /owner/homes': {
    summary: 'Create a draft of a new home; takes an Idempotency-Key',
    body: z.strictObject({
      name: z.string().trim().min(2).max(80).refine(isOneLine),
      kind: z.enum(suiteKinds),
      neighborhood: z.string().max(80),
    }),
    result: z.object({ slug: z.string() }),
    problems: [
      ...ownerAccess,
      'request.key_missing',
      'suites.too_many_drafts',
      'suites.slug_taken',
    ],
  },
  'GET /owner/homes/:slug': {
    summary: 'Get one of your homes, as its editor shows it',
    params: SlugParams,
    result: Listing,
    problems: ownerAccess,
  },
  'PUT /owner/homes/:slug/sections': {
    summary: 'Save one section of the draft, unless it was saved since the given version',
    params: SlugParams,
    body: SectionDraft,
    result: ListingState,
    problems: [...ownerAccess, 'suites.section_changed', 'suites.photo_unknown'],
  },
  'POST /owner/homes/:slug/photos': {
    summary: 'Upload one photo: metadata is removed and every size is made',
    params: SlugParams,
    upload: 'photo',
    result: ListingPhoto,
    problems: [
      ...ownerAccess,
      'files.not_an_image',
      'files.too_large',
      'files.too_small',
      'files.heic',
      'suites.too_many_photos',
    ],
  },
  'POST /owner/homes/:slug/videos': {
    summary: 'Upload a video that browsers can play; location data is removed',
    params: SlugParams,
    upload: 'video',
    uploadLimit: { bytes: maxVideoBytes, problem: 'files.video_too_large' },
    result: ListingVideo,
    problems: [
      ...ownerAccess,
      'files.not_a_video',
      'files.video_codec',
      'files.video_too_large',
      'files.video_too_long',
      'suites.too_many_videos',
    ],
  },
  'GET /owner/homes/:slug/preview': {
    summary: 'Preview the home’s page',
    params: SlugParams,
    result: Suite,
    problems: ownerAccess,
  },
  'PUT /owner/homes/:slug/publication': {
    summary: 'Publish the home, or the unpublished edits of a published one',
    params: SlugParams,
    result: ListingState,
    problems: [...ownerAccess, 'suites.not_ready', 'suites.license_missing', 'suites.is_sample'],
  },
  'DELETE /owner/homes/:slug/publication': {
    summary: 'Unpublish the home; bookings already made stay confirmed',
    params: SlugParams,
    result: ListingState,
    problems: ownerAccess,
  },
})
