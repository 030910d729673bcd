import { admins, anyone, owners, signedIn } from '#platform/http/audiences.ts'
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
  'GET /admin/homes': admins((ctx, { query }) => adminHomes(ctx, query.show)),
  'POST /admin/homes/:id/license-checks': admins((ctx, { params, body }) =>
    checkLicense(ctx, params.id, body),
  ),
  'POST /admin/homes/:id/removal': admins((ctx, { params, body }) =>
    takeOffSearch(ctx, params.id, body.reason),
  ),
  ...coHostRoutes,
  'GET /user/owner-profile': signedIn((ctx) => showOwnerProfile(ctx)),
  'PUT /user/owner-profile': signedIn((ctx, { body }) => saveOwnerProfile(ctx, body)),
  'GET /admin/agreements': admins((ctx) => readAgreements(ctx, {})),
  'POST /admin/agreements/:id/versions': admins(
    (ctx, { params, body }) => addAgreementVersion(ctx, params.id, body),
    { weight: 3 },
  ),
  'GET /neighborhoods': anyone((ctx) => listOpenNeighborhoods(ctx)),
  'GET /neighborhoods/:slug': anyone((ctx, { params }) => showNeighborhood(ctx, params.slug)),
  'GET /suites/:slug': anyone((ctx, { params }) => showSuite(ctx, params.slug)),
  'POST /owner/homes': owners((ctx, { body }) => startOwnListing(ctx, body), {
    isIdempotent: true,
    weight: 10,
  }),
  'GET /owner/homes/:slug': owners((ctx, { params }) => showListing(ctx, params.slug)),
  'PUT /owner/homes/:slug/sections': owners((ctx, { params, body }) =>
    saveSection(ctx, params.slug, body),
  ),
  'POST /owner/homes/:slug/photos': owners(
    (ctx, { params, upload }) => uploadPhoto(ctx, params.slug, upload),
    { weight: 5 },
  ),
  'POST /owner/homes/:slug/videos': owners(
    (ctx, { params, upload }) => uploadVideo(ctx, params.slug, upload),
    { weight: 20 },
  ),
  'GET /owner/homes/:slug/preview': owners((ctx, { params }) => previewListing(ctx, params.slug)),
  'PUT /owner/homes/:slug/publication': owners(
    (ctx, { params }) => publishListing(ctx, params.slug),
    { weight: 5 },
  ),
  'DELETE /owner/homes/:slug/publication': owners(
    (ctx, { params }) => unpublishListing(ctx, params.slug),
    { weight: 5 },
  ),
} satisfies Routes
