import { approveRequest } from '#operations/approvals/approval-acts.ts'
import { auditCsv } from '#operations/audit/audit-csv.ts'
import { showAuditLog, verifyAuditLog } from '#operations/audit/audit-log.ts'
import { showConsoleHome } from '#operations/console/home.ts'
import { changeTarget, showQueues } from '#operations/console/queues.ts'
import { applicationsToReview, decideApplication } from '#owners/applications/decide-application.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { decline } from '#platform/approvals/approvals.ts'
import { changeLimit } from '#platform/approvals/limits/change-limit.ts'
import { showApprovals } from '#platform/approvals/limits/show-approvals.ts'
import { changeBrand, showBrand } from '#platform/brand/change-brand.ts'
import type { Routes } from '#platform/http/serve.ts'
import {
  endMaintenance,
  showMaintenance,
  startMaintenance,
} from '#platform/maintenance/change-maintenance.ts'
import { addStep, removeStep, showSetting } from '#platform/settings/dated-setting.ts'
import { changeSwitch, showSwitches } from '#platform/switches/change-switch.ts'
import { ownSwitches } from '#platform/switches/is-on.ts'
import { addCoupon, endCouponNow, showCoupons } from '#pricing/coupons/admin-coupons.ts'
import { currencyRateSetting, ratesToday } from '#pricing/currency-rates/currency-rates.ts'
import {
  addAuthority,
  addReturn,
  changeAuthority,
  changeReturn,
  showAuthorities,
} from '#pricing/tax-rates/change-authorities.ts'
import { previewTaxRate } from '#pricing/tax-rates/preview-tax-rate.ts'
import {
  addTaxRate,
  correctTaxRate,
  removeTaxRate,
  showTaxRates,
} from '#pricing/tax-rates/tax-rates.ts'
import { addFee, feeSetting } from '#suites/fees/platform-fee.ts'
import { addJurisdiction, changeJurisdiction } from '#suites/jurisdictions/change-jurisdictions.ts'
import { addLicense, changeLicense } from '#suites/jurisdictions/change-licenses.ts'
import { showJurisdictions } from '#suites/jurisdictions/show-jurisdictions.ts'
import {
  addNeighborhood,
  changeNeighborhood,
  showNeighborhoods,
} from '#suites/neighborhoods/change-neighborhoods.ts'
import { addPlace, changePlace, showPlaces } from '#suites/places/change-places.ts'
import { retryEmail, showEmailLog } from './emails/email-log.ts'
import { discardJob, retryJob, showJobs } from './jobs/jobs.ts'
import { countVisit, showPageSpeed } from './page-speed/page-speed.ts'
import { showReleases } from './releases/show-releases.ts'
import { uploadBrandPicture } from './upload-brand-picture.ts'

export const operationsRoutes = {
  'GET /admin/jobs': {
    audience: 'admin',
    handle: (ctx, { query }) => showJobs(ctx, query.page),
  },
  'POST /admin/jobs/:id/retry': {
    audience: 'admin',
    handle: (ctx, { params }) => retryJob(ctx, params.id),
  },
  'DELETE /admin/jobs/:id': {
    audience: 'admin',
    handle: (ctx, { params }) => discardJob(ctx, params.id),
  },
  'POST /page-speed': {
    audience: 'anyone',
    weight: 10,
    handle: (ctx, { body }) => countVisit(ctx, body),
  },
  'GET /admin/page-speed': {
    audience: 'admin',
    handle: (ctx, { query }) => showPageSpeed(ctx, query.days),
  },
  'GET /admin/emails': {
    audience: 'admin',
    handle: (ctx, { query }) => showEmailLog(ctx, query),
  },
  'POST /admin/emails/:id/retry': {
    audience: 'admin',
    handle: (ctx, { params }) => retryEmail(ctx, params.id),
  },
  'GET /admin/queues': { audience: 'admin', handle: (ctx) => showQueues(ctx) },
  'PUT /admin/queues/:key/target': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeTarget(ctx, params.key, body.minutes),
  },
  'GET /admin/console': { audience: 'admin', handle: (ctx) => showConsoleHome(ctx) },
  'GET /admin/audit': { audience: 'admin', handle: (ctx, { query }) => showAuditLog(ctx, query) },
  'GET /admin/audit.csv': {
    audience: 'admin',
    weight: 20,
    handle: (ctx, { query }) => auditCsv(ctx, query),
  },
  'POST /admin/audit/verification': {
    audience: 'admin',
    weight: 20,
    handle: (ctx) => verifyAuditLog(ctx),
  },
  'GET /admin/owner-applications': {
    audience: 'admin',
    handle: (ctx, { query }) => applicationsToReview(ctx, query.status),
  },
  'POST /admin/owner-applications/:id/approval': {
    audience: 'admin',
    handle: (ctx, { params }) =>
      decideApplication(ctx, params.id, { verdict: 'approved', reason: '' }),
  },
  'POST /admin/owner-applications/:id/rejection': {
    audience: 'admin',
    handle: (ctx, { params, body }) =>
      decideApplication(ctx, params.id, { verdict: 'rejected', reason: body.reason }),
  },
  'GET /admin/approvals': { audience: 'admin', handle: (ctx) => showApprovals(ctx) },
  'PUT /admin/approval-limits/:kind': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeLimit(ctx, params.kind, body),
  },
  'POST /admin/approvals/:id/approval': {
    audience: 'admin',
    handle: (ctx, { params, body }) => approveRequest(ctx, params.id, body.amount),
  },
  'POST /admin/approvals/:id/refusal': {
    audience: 'admin',
    handle: (ctx, { params, body }) => decline(ctx, params.id, body.reason),
  },
  'GET /admin/coupons': {
    audience: 'admin',
    handle: (ctx, { query }) => showCoupons(ctx, query),
  },
  'POST /admin/coupons': {
    audience: 'admin',
    handle: (ctx, { body }) => addCoupon(ctx, body),
  },
  'POST /admin/coupons/:id/ending': {
    audience: 'admin',
    handle: (ctx, { params }) => endCouponNow(ctx, params.id),
  },
  'GET /admin/brand': { audience: 'admin', handle: (ctx) => showBrand(ctx) },
  'PUT /admin/brand': { audience: 'admin', handle: (ctx, { body }) => changeBrand(ctx, body) },
  'POST /admin/brand/pictures/:kind': {
    audience: 'admin',
    weight: 10,
    handle: (ctx, { params, upload }) => uploadBrandPicture(ctx, params.kind, upload),
  },
  'GET /admin/maintenance': { audience: 'admin', handle: (ctx) => showMaintenance(ctx) },
  'POST /admin/maintenance': {
    audience: 'admin',
    handle: (ctx, { body }) => startMaintenance(ctx, administratorOf(ctx).userId, body),
  },
  'DELETE /admin/maintenance': {
    audience: 'admin',
    handle: (ctx) => endMaintenance(ctx, administratorOf(ctx).userId),
  },
  'GET /admin/releases': { audience: 'admin', handle: () => showReleases() },
  'GET /switches': { audience: 'anyone', handle: (ctx) => ownSwitches(ctx) },
  'GET /admin/switches': { audience: 'admin', handle: (ctx) => showSwitches(ctx) },
  'PUT /admin/switches/:name': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeSwitch(ctx, params.name, body),
  },
  'GET /admin/fees': { audience: 'admin', handle: (ctx) => showSetting(ctx, feeSetting) },
  'POST /admin/fees/:code/steps': {
    audience: 'admin',
    handle: (ctx, { params, body }) => addFee(ctx, params.code, body),
  },
  'DELETE /admin/fees/:code/steps/:from': {
    audience: 'admin',
    handle: (ctx, { params }) => removeStep(ctx, feeSetting, params.code, params.from),
  },
  'GET /admin/jurisdictions': { audience: 'admin', handle: (ctx) => showJurisdictions(ctx) },
  'POST /admin/jurisdictions': {
    audience: 'admin',
    handle: (ctx, { body }) => addJurisdiction(ctx, body),
  },
  'PUT /admin/jurisdictions/:code': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeJurisdiction(ctx, params.code, body),
  },
  'POST /admin/license-kinds': {
    audience: 'admin',
    handle: (ctx, { body }) => addLicense(ctx, body),
  },
  'PUT /admin/license-kinds/:code': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeLicense(ctx, params.code, body),
  },
  'GET /admin/neighborhoods': { audience: 'admin', handle: (ctx) => showNeighborhoods(ctx) },
  'POST /admin/neighborhoods': {
    audience: 'admin',
    handle: (ctx, { body }) => addNeighborhood(ctx, body),
  },
  'PUT /admin/neighborhoods/:slug': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeNeighborhood(ctx, params.slug, body),
  },
  'GET /admin/places': { audience: 'admin', handle: (ctx) => showPlaces(ctx) },
  'POST /admin/places': { audience: 'admin', handle: (ctx, { body }) => addPlace(ctx, body) },
  'PUT /admin/places/:slug': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changePlace(ctx, params.slug, body),
  },
  'GET /currency-rates': { audience: 'anyone', handle: (ctx) => ratesToday(ctx) },
  'GET /admin/currency-rates': {
    audience: 'admin',
    handle: (ctx) => showSetting(ctx, currencyRateSetting),
  },
  'POST /admin/currency-rates/:currency/steps': {
    audience: 'admin',
    handle: (ctx, { params, body }) => addStep(ctx, currencyRateSetting, params.currency, body),
  },
  'DELETE /admin/currency-rates/:currency/steps/:from': {
    audience: 'admin',
    handle: (ctx, { params }) => removeStep(ctx, currencyRateSetting, params.currency, params.from),
  },
  'GET /admin/tax-authorities': { audience: 'admin', handle: (ctx) => showAuthorities(ctx) },
  'POST /admin/tax-authorities': {
    audience: 'admin',
    handle: (ctx, { body }) => addAuthority(ctx, body),
  },
  'PUT /admin/tax-authorities/:code': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeAuthority(ctx, params.code, body),
  },
  'POST /admin/tax-returns': { audience: 'admin', handle: (ctx, { body }) => addReturn(ctx, body) },
  'PUT /admin/tax-returns/:code': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeReturn(ctx, params.code, body),
  },
  'GET /admin/tax-rates': { audience: 'admin', handle: (ctx) => showTaxRates(ctx) },
  'POST /admin/tax-rates': {
    audience: 'admin',
    handle: (ctx, { body }) => addTaxRate(ctx, body),
  },
  'POST /admin/tax-rates/preview': {
    audience: 'admin',
    handle: (ctx, { body }) => previewTaxRate(ctx, body),
  },
  'PUT /admin/tax-rates/:authority/:from': {
    audience: 'admin',
    handle: (ctx, { params, body }) => correctTaxRate(ctx, params, body),
  },
  'POST /admin/tax-rates/:authority/:from/removal': {
    audience: 'admin',
    handle: (ctx, { params, body }) => removeTaxRate(ctx, params, body.jurisdictions),
  },
} satisfies Routes
