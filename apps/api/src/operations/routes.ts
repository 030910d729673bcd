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
import { admins, anyone } from '#platform/http/audiences.ts'
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
import { uploadBrandPicture } from './brand/upload-brand-picture.ts'
import { retryEmail, showEmailLog } from './emails/email-log.ts'
import { discardJob, retryJob, showJobs } from './jobs/jobs.ts'
import { countVisit, showPageSpeed } from './page-speed/page-speed.ts'
import { showReleases } from './releases/show-releases.ts'

export const operationsRoutes = {
  'GET /admin/jobs': admins((ctx, { query }) => showJobs(ctx, query.page)),
  'POST /admin/jobs/:id/retry': admins((ctx, { params }) => retryJob(ctx, params.id)),
  'DELETE /admin/jobs/:id': admins((ctx, { params }) => discardJob(ctx, params.id)),
  'POST /page-speed': anyone((ctx, { body }) => countVisit(ctx, body), { weight: 10 }),
  'GET /admin/page-speed': admins((ctx, { query }) => showPageSpeed(ctx, query.days)),
  'GET /admin/emails': admins((ctx, { query }) => showEmailLog(ctx, query)),
  'POST /admin/emails/:id/retry': admins((ctx, { params }) => retryEmail(ctx, params.id)),
  'GET /admin/queues': admins((ctx) => showQueues(ctx)),
  'PUT /admin/queues/:key/target': admins((ctx, { params, body }) =>
    changeTarget(ctx, params.key, body.minutes),
  ),
  'GET /admin/console': admins((ctx) => showConsoleHome(ctx)),
  'GET /admin/audit': admins((ctx, { query }) => showAuditLog(ctx, query)),
  'GET /admin/audit.csv': admins((ctx, { query }) => auditCsv(ctx, query), { weight: 20 }),
  'POST /admin/audit/verification': admins((ctx) => verifyAuditLog(ctx), { weight: 20 }),
  'GET /admin/owner-applications': admins((ctx, { query }) =>
    applicationsToReview(ctx, query.status),
  ),
  'POST /admin/owner-applications/:id/approval': admins((ctx, { params }) =>
    decideApplication(ctx, params.id, { verdict: 'approved', reason: '' }),
  ),
  'POST /admin/owner-applications/:id/rejection': admins((ctx, { params, body }) =>
    decideApplication(ctx, params.id, { verdict: 'rejected', reason: body.reason }),
  ),
  'GET /admin/approvals': admins((ctx) => showApprovals(ctx)),
  'PUT /admin/approval-limits/:kind': admins((ctx, { params, body }) =>
    changeLimit(ctx, params.kind, body),
  ),
  'POST /admin/approvals/:id/approval': admins((ctx, { params, body }) =>
    approveRequest(ctx, params.id, body.amount),
  ),
  'POST /admin/approvals/:id/refusal': admins((ctx, { params, body }) =>
    decline(ctx, params.id, body.reason),
  ),
  'GET /admin/coupons': admins((ctx, { query }) => showCoupons(ctx, query)),
  'POST /admin/coupons': admins((ctx, { body }) => addCoupon(ctx, body)),
  'POST /admin/coupons/:id/ending': admins((ctx, { params }) => endCouponNow(ctx, params.id)),
  'GET /admin/brand': admins((ctx) => showBrand(ctx)),
  'PUT /admin/brand': admins((ctx, { body }) => changeBrand(ctx, body)),
  'POST /admin/brand/pictures/:kind': admins(
    (ctx, { params, upload }) => uploadBrandPicture(ctx, params.kind, upload),
    { weight: 10 },
  ),
  'GET /admin/maintenance': admins((ctx) => showMaintenance(ctx)),
  'POST /admin/maintenance': admins((ctx, { body }) =>
    startMaintenance(ctx, administratorOf(ctx).userId, body),
  ),
  'DELETE /admin/maintenance': admins((ctx) => endMaintenance(ctx, administratorOf(ctx).userId)),
  'GET /admin/releases': admins(() => showReleases()),
  'GET /switches': anyone((ctx) => ownSwitches(ctx)),
  'GET /admin/switches': admins((ctx) => showSwitches(ctx)),
  'PUT /admin/switches/:name': admins((ctx, { params, body }) =>
    changeSwitch(ctx, params.name, body),
  ),
  'GET /admin/fees': admins((ctx) => showSetting(ctx, feeSetting)),
  'POST /admin/fees/:code/steps': admins((ctx, { params, body }) => addFee(ctx, params.code, body)),
  'DELETE /admin/fees/:code/steps/:from': admins((ctx, { params }) =>
    removeStep(ctx, feeSetting, params.code, params.from),
  ),
  'GET /admin/jurisdictions': admins((ctx) => showJurisdictions(ctx)),
  'POST /admin/jurisdictions': admins((ctx, { body }) => addJurisdiction(ctx, body)),
  'PUT /admin/jurisdictions/:code': admins((ctx, { params, body }) =>
    changeJurisdiction(ctx, params.code, body),
  ),
  'POST /admin/license-kinds': admins((ctx, { body }) => addLicense(ctx, body)),
  'PUT /admin/license-kinds/:code': admins((ctx, { params, body }) =>
    changeLicense(ctx, params.code, body),
  ),
  'GET /admin/neighborhoods': admins((ctx) => showNeighborhoods(ctx)),
  'POST /admin/neighborhoods': admins((ctx, { body }) => addNeighborhood(ctx, body)),
  'PUT /admin/neighborhoods/:slug': admins((ctx, { params, body }) =>
    changeNeighborhood(ctx, params.slug, body),
  ),
  'GET /admin/places': admins((ctx) => showPlaces(ctx)),
  'POST /admin/places': admins((ctx, { body }) => addPlace(ctx, body)),
  'PUT /admin/places/:slug': admins((ctx, { params, body }) => changePlace(ctx, params.slug, body)),
  'GET /currency-rates': anyone((ctx) => ratesToday(ctx)),
  'GET /admin/currency-rates': admins((ctx) => showSetting(ctx, currencyRateSetting)),
  'POST /admin/currency-rates/:currency/steps': admins((ctx, { params, body }) =>
    addStep(ctx, currencyRateSetting, params.currency, body),
  ),
  'DELETE /admin/currency-rates/:currency/steps/:from': admins((ctx, { params }) =>
    removeStep(ctx, currencyRateSetting, params.currency, params.from),
  ),
  'GET /admin/tax-authorities': admins((ctx) => showAuthorities(ctx)),
  'POST /admin/tax-authorities': admins((ctx, { body }) => addAuthority(ctx, body)),
  'PUT /admin/tax-authorities/:code': admins((ctx, { params, body }) =>
    changeAuthority(ctx, params.code, body),
  ),
  'POST /admin/tax-returns': admins((ctx, { body }) => addReturn(ctx, body)),
  'PUT /admin/tax-returns/:code': admins((ctx, { params, body }) =>
    changeReturn(ctx, params.code, body),
  ),
  'GET /admin/tax-rates': admins((ctx) => showTaxRates(ctx)),
  'POST /admin/tax-rates': admins((ctx, { body }) => addTaxRate(ctx, body)),
  'POST /admin/tax-rates/preview': admins((ctx, { body }) => previewTaxRate(ctx, body)),
  'PUT /admin/tax-rates/:authority/:from': admins((ctx, { params, body }) =>
    correctTaxRate(ctx, params, body),
  ),
  'POST /admin/tax-rates/:authority/:from/removal': admins((ctx, { params, body }) =>
    removeTaxRate(ctx, params, body.jurisdictions),
  ),
} satisfies Routes
