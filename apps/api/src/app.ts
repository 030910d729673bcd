import compress from '@fastify/compress'
import { SearchQuery } from '@marea/contract/search/endpoints.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { articlesRoutes } from '#articles/routes.ts'
import { bookingsData, openBookingsBlockDeletion } from '#bookings/account-deletion.ts'
import { findOverlappingStay } from '#bookings/hold/overlapping-stay.ts'
import { hasStayed } from '#bookings/payment/coupon.ts'
import { bookingsRoutes } from '#bookings/routes.ts'
import { createPriceExample } from '#calendar/quote/price-example.ts'
import { calendarRoutes } from '#calendar/routes.ts'
import { channelsData } from '#channels/account-deletion.ts'
import { countFeeds, feedTroubles } from '#channels/feed-troubles.ts'
import { feedGauge } from '#channels/import/feed-health.ts'
import { channelsRoutes } from '#channels/routes.ts'
import { devRoutes } from '#dev/routes.ts'
import { expensesData } from '#expenses/account-deletion.ts'
import { expensesRoutes } from '#expenses/routes.ts'
import { favoritesData } from '#favorites/account-deletion.ts'
import { favoritesRoutes } from '#favorites/routes.ts'
import { serveBrandPictures } from '#files/brand/serve-brand-pictures.ts'
import { servePhotos } from '#files/photos.ts'
import { serveVideos } from '#files/videos.ts'
import { openIdRoutes } from '#identity/openid/openid-routes.ts'
import { lastAdminBlocksDeletion } from '#identity/privacy/account-deletion.ts'
import { identityData } from '#identity/privacy/data-export.ts'
import { identityRoutes } from '#identity/routes.ts'
import { authenticate } from '#identity/session/session.ts'
import { integrationsData } from '#integrations/account-data.ts'
import { serveMcp } from '#integrations/mcp/serve-mcp.ts'
import { integrationsRoutes } from '#integrations/routes.ts'
import { authenticateToken } from '#integrations/tokens/authenticate-token.ts'
import { countFailingEndpoints } from '#integrations/webhooks/failing-endpoints.ts'
import { localeRoutes } from '#locale/routes.ts'
import { messagingData } from '#messaging/account-deletion.ts'
import { messagingRoutes } from '#messaging/routes.ts'
import { notificationsData } from '#notifications/inbox/account-deletion.ts'
import { endStreams } from '#notifications/live/live.ts'
import { addStreamGauge } from '#notifications/live/stream-gauge.ts'
import { pushRoutes } from '#notifications/push/routes.ts'
import { pushData } from '#notifications/push/subscriptions.ts'
import { notificationsRoutes } from '#notifications/routes.ts'
import { checkGauges } from '#operations/checks/check-gauges.ts'
import { disputeRoutes } from '#operations/disputes/routes.ts'
import { exportRoutes } from '#operations/export/routes.ts'
import { importRoutes } from '#operations/import/routes.ts'
import { peopleRoutes } from '#operations/people/routes.ts'
import { operationsRoutes } from '#operations/routes.ts'
import { statusRoutes } from '#operations/status/routes.ts'
import { ownersData } from '#owners/account-deletion.ts'
import { overviewRoutes } from '#owners/overview-routes.ts'
import { ownersRoutes } from '#owners/routes.ts'
import { openChargeBlocksDeletion, paymentsData } from '#payments/account-deletion.ts'
import { dueDisputes } from '#payments/disputes/due-disputes.ts'
import {
  giftCardsData,
  unsentGiftCardBlocksDeletion,
} from '#payments/gift-cards/account-deletion.ts'
import { paymentsRoutes } from '#payments/routes.ts'
import { unsettledCharges } from '#payments/settle/unsettled.ts'
import { serveWebhook } from '#payments/webhook/webhook.ts'
import { auditChain } from '#platform/admin-acts/chain-check.ts'
import { refuseForgery } from '#platform/http/anti-forgery.ts'
import { allowOrigins } from '#platform/http/cross-origin.ts'
import { createDraining, type Draining, refuseWhenLeaving } from '#platform/http/draining.ts'
import { handleErrors } from '#platform/http/errors.ts'
import { serveHealth } from '#platform/http/health.ts'
import { serveOpenApi } from '#platform/http/openapi.ts'
import { createRateLimit, limitRequests } from '#platform/http/rate-limit.ts'
import { apiContentPolicy, securityHeaders } from '#platform/http/security-headers.ts'
import { type Routes, serve } from '#platform/http/serve.ts'
import { shedLoad } from '#platform/http/shed-load.ts'
import { refuseUnknownRoutes } from '#platform/http/unknown-routes.ts'
import { givenUpJobs, jobLag } from '#platform/jobs/metrics.ts'
import { stuckEmails } from '#platform/mail/stuck.ts'
import { connectionGauge } from '#platform/metrics/connection-gauge.ts'
import { addGauges, createMetrics, observeResponses } from '#platform/metrics/metrics.ts'
import { serveSecurityTxt } from '#platform/pages/security-txt.ts'
import type { Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'
import { serveStandIns } from '#platform/stand-ins/serve-stand-ins.ts'
import { traceRequests } from '#platform/tracing/tracing.ts'
import { hasEncodedNul, refuseUnstorableText } from '#platform/unstorable-text.ts'
import { pricingData } from '#pricing/rules/data-export.ts'
import { ratesRoutes } from '#rates/routes.ts'
import { reviewsData } from '#reviews/account-deletion.ts'
import { reviewsRoutes } from '#reviews/routes.ts'
import { searchRoutes } from '#search/routes.ts'
import { savedSearchesData } from '#search/saved/account-deletion.ts'
import { type SearchParts, searchSuites } from '#search/search.ts'
import { setupRoutes } from '#setup/routes.ts'
import { earningsRoutes } from '#statements/earnings/earnings-routes.ts'
import { createEstimateCache } from '#statements/earnings/estimate.ts'
import { sealedOwners } from '#statements/monthly/seal/sealed-owners.ts'
import { statementsRoutes } from '#statements/routes.ts'
import { publishedHomeBlocksDeletion, suitesData } from '#suites/account-deletion.ts'
import { suitesRoutes } from '#suites/routes.ts'
import { balanceBlocksDeletion, walletData } from '#wallet/account-deletion.ts'
import { creditOf } from '#wallet/credit.ts'
import { walletRoutes } from '#wallet/routes.ts'

const maxBody = 256 * 1024

const apiHeaders = { 'content-security-policy': apiContentPolicy, 'cache-control': 'no-store' }

/** Why an account cannot be deleted yet: each slice with open business adds its reason. */
const deletionBlockers = [
  lastAdminBlocksDeletion,
  publishedHomeBlocksDeletion,
  balanceBlocksDeletion,
  openBookingsBlockDeletion,
  openChargeBlocksDeletion,
  unsentGiftCardBlocksDeletion,
]

/** The parts of the data export, one from each slice that holds personal data. */
const dataParts = [
  identityData,
  ownersData,
  expensesData,
  suitesData,
  pricingData,
  channelsData,
  savedSearchesData,
  favoritesData,
  walletData,
  bookingsData,
  reviewsData,
  paymentsData,
  giftCardsData,
  messagingData,
  integrationsData,
  notificationsData,
  pushData,
]

const gauges = [
  connectionGauge,
  jobLag,
  givenUpJobs,
  stuckEmails,
  unsettledCharges,
  dueDisputes,
  feedGauge,
  sealedOwners,
  auditChain,
  ...checkGauges,
]
const guestFacts = { creditOf, hasStayed, stayAmong: findOverlappingStay }

/** Only installations that are set up load them. */
async function readSampleHomes(today: string) {
  const { sampleHomes } = await import('../../../demo/listings/sample-homes.ts')
  return sampleHomes(today)
}

type Parts = { search?: SearchParts | undefined; draining?: Draining }

export function listRoutes({ config, ports }: Platform, { search = {} }: Parts = {}): Routes {
  return {
    ...identityRoutes({ deletionBlockers, dataParts }),
    ...openIdRoutes(ports.signInProviders),
    ...localeRoutes,
    ...suitesRoutes,
    ...articlesRoutes,
    ...searchRoutes(search),
    ...calendarRoutes(guestFacts, createPriceExample()),
    ...favoritesRoutes,
    ...walletRoutes,
    ...paymentsRoutes,
    ...bookingsRoutes(),
    ...reviewsRoutes,
    ...messagingRoutes,
    ...operationsRoutes,
    ...statusRoutes({
      trySearch: (ctx) =>
        searchSuites(ctx, SearchQuery.parse({ facets: 'false' }), { index: search.index }),
      countFailingWebhooks: countFailingEndpoints,
    }),
    ...setupRoutes(readSampleHomes),
    ...disputeRoutes,
    ...exportRoutes,
    ...importRoutes,
    ...peopleRoutes,
    ...ratesRoutes,
    ...expensesRoutes,
    ...statementsRoutes,
    ...ownersRoutes,
    ...earningsRoutes(createEstimateCache()),
    ...overviewRoutes({ feedTroubles, countFeeds }),
    ...channelsRoutes,
    ...integrationsRoutes,
    ...notificationsRoutes,
    ...pushRoutes,
    ...(config.hasDevPages ? devRoutes(config) : {}),
  }
}

/** Everything under /api and the operators' addresses; pages are added by the server. */
export async function buildApp(platform: Platform, parts: Parts = {}): Promise<FastifyInstance> {
  const { config, log } = platform
  const draining = parts.draining ?? createDraining()
  const app = Fastify({
    loggerInstance: log,
    // Fastify's own refusal has another format; see draining.ts.
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    bodyLimit: maxBody,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    requestTimeout: config.requestTimeoutMs,
    http: {
      maxHeaderSize: 16 * 1024,
      optimizeEmptyRequests: true,
      headersTimeout: Math.min(config.requestTimeoutMs, 60_000),
      connectionsCheckingInterval: Math.min(config.requestTimeoutMs, 10_000),
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  const metrics = createMetrics()
  addGauges(metrics, platform, gauges)
  addStreamGauge(metrics, platform.ports)
  traceRequests(app)
  observeResponses(app, metrics)
  const headers = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done(hasEncodedNul(request.url) ? new Problem('request.invalid') : undefined)
  })
  refuseWhenLeaving(app, draining)
  serveHealth(app, platform, { metrics, draining })
  serveSecurityTxt(app, platform)
  servePhotos(app, platform)
  serveBrandPictures(app, platform)
  serveVideos(app, platform)
  serveStandIns(app, platform)
  await serveMcp(app, platform, { search: parts.search ?? {}, guestFacts })
  await app.register((api) => buildApi(api, platform, parts), { prefix: '/api' })
  return app
}

async function buildApi(api: FastifyInstance, platform: Platform, parts: Parts): Promise<void> {
  const { config } = platform
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(apiHeaders)
    done()
  })
  shedLoad(api, config.shedLoadAfterMs)
  await api.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: 2048,
    globalDecompression: false,
  })
  if (config.corsOrigins.length) await allowOrigins(api, config.corsOrigins)
  limitRequests(api, createRateLimit(config.rateLimitPerMinute))
  refuseForgery(api, config.corsOrigins)
  refuseUnstorableText(api)
  await serveOpenApi(api, platform)
  await serveWebhook(api, platform)
  api.addHook('preClose', async () => endStreams(platform.ports))
  const routes = listRoutes(platform, parts)
  serve(api, platform, {
    routes,
    authenticate: { session: authenticate, apiToken: authenticateToken },
  })
  refuseUnknownRoutes(api, routes)
}
