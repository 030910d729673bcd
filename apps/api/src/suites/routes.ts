import type { Routes } from '#platform/http/serve.ts'
import { adminHomes, checkLicense, takeOffSearch } from '#suites/admin/admin-homes.ts'
import { addAgreementVersion } from '#suites/agreements/add-version.ts'
import { readAgreements } from '#suites/agreements/agreements.ts'
import { coHostRoutes } from '#suites/co-hosts/co-host-routes.ts'
import { showListing } from './listing/listing.ts'
import { uploadPhoto } from './listing/media/upload-photo.ts'
import { uploadVideo } from './listing/media/upload-video.ts'
import { previewListing } from './listing/preview.ts'
import { publishListing, unpublishListing } from './listing/publish-listing.ts'
import { saveSection } from './listing/save-section.ts'
import { startOwnListing } from './listing/start-listing.ts'
import { listOpenNeighborhoods, showNeighborhood } from './neighborhoods/show-neighborhoods.ts'
import { saveOwnerProfile, showOwnerProfile } from './owner-profile/owner-profile.ts'
import { showSuite } from './show.ts'

export const suitesRoutes = {
  'GET /admin/homes': {
    audience: 'admin',
    handle: (ctx, { query }) => adminHomes(ctx, query.show),
  },
  'POST /admin/homes/:id/license-checks': {
    audience: 'admin',
    handle: (ctx, { params, body }) => checkLicense(ctx, params.id, body),
  },
  'POST /admin/homes/:id/removal': {
    audience: 'admin',
    handle: (ctx, { params, body }) => takeOffSearch(ctx, params.id, body.reason),
  },
  ...coHostRoutes,
  'GET /user/owner-profile': { audience: 'signed-in', handle: (ctx) => showOwnerProfile(ctx) },
  'PUT /user/owner-profile': {
    audience: 'signed-in',
    handle: (ctx, { body }) => saveOwnerProfile(ctx, body),
  },
  'GET /admin/agreements': { audience: 'admin', handle: (ctx) => readAgreements(ctx, {}) },
  'POST /admin/agreements/:id/versions': {
    audience: 'admin',
    weight: 3,
    handle: (ctx, { params, body }) => addAgreementVersion(ctx, params.id, body),
  },
  'GET /neighborhoods': { audience: 'anyone', handle: (ctx) => listOpenNeighborhoods(ctx) },
  'GET /neighborhoods/:slug': {
    audience: 'anyone',
    handle: (ctx, { params }) => showNeighborhood(ctx, params.slug),
  },
  'GET /suites/:slug': {
    audience: 'anyone',
    handle: (ctx, { params }) => showSuite(ctx, params.slug),
  },
  'POST /owner/homes': {
    audience: 'owner',
    isIdempotent: true,
    weight: 10,
    handle: (ctx, { body }) => startOwnListing(ctx, body),
  },
  'GET /owner/homes/:slug': {
    audience: 'owner',
    handle: (ctx, { params }) => showListing(ctx, params.slug),
  },
  'PUT /owner/homes/:slug/sections': {
    audience: 'owner',
    handle: (ctx, { params, body }) => saveSection(ctx, params.slug, body),
  },
  'POST /owner/homes/:slug/photos': {
    audience: 'owner',
    weight: 5,
    handle: (ctx, { params, upload }) => uploadPhoto(ctx, params.slug, upload),
  },
  'POST /owner/homes/:slug/videos': {
    audience: 'owner',
    weight: 20,
    handle: (ctx, { params, upload }) => uploadVideo(ctx, params.slug, upload),
  },
  'GET /owner/homes/:slug/preview': {
    audience: 'owner',
    handle: (ctx, { params }) => previewListing(ctx, params.slug),
  },
  'PUT /owner/homes/:slug/publication': {
    audience: 'owner',
    weight: 5,
    handle: (ctx, { params }) => publishListing(ctx, params.slug),
  },
  'DELETE /owner/homes/:slug/publication': {
    audience: 'owner',
    weight: 5,
    handle: (ctx, { params }) => unpublishListing(ctx, params.slug),
  },
} satisfies Routes
