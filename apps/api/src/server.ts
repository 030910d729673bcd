import { createServer } from 'node:net'
import { startWebhookSender } from '@marea/cards-stand-in/webhooks/sender.ts'
import { isPublicEvent } from '@marea/contract/events.ts'
import type { FastifyInstance } from 'fastify'
import { storeTexts } from '#locale/store-texts.ts'
import { createShownTexts, forgetTables } from '#locale/tables.ts'
import {
  catchUpStreams,
  sendToEveryone,
  sendToStreams,
  sendTransient,
} from '#notifications/live/live.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { listenToEvents } from '#platform/events/listen.ts'
import { explainFault } from '#platform/explain-fault.ts'
import { createDraining, type Draining, refusingMs } from '#platform/http/draining.ts'
import { createServerCall } from '#platform/http/server-call.ts'
import { awaitPages } from '#platform/pages/await-pages.ts'
import { createPageCache } from '#platform/pages/page-cache.ts'
import { addPages, loadWebApp } from '#platform/pages/web.ts'
import { createSystemCtx, type Platform } from '#platform/platform.ts'
import { createShutdown } from '#platform/shutdown.ts'
import { createClosingReader } from '#platform/site/current-closing.ts'
import { isPreview } from '#platform/site/preview.ts'
import { isOnForAnyone } from '#platform/switches/is-on.ts'
import { createSearchCounts } from '#search/demand/count-searches.ts'
import { createLiveIndex, type LiveIndex } from '#search/memory/live-index.ts'
import { offerSetupLink } from '#setup/link/link.ts'
import { createPlaceNames } from '#suites/neighborhoods/place-names.ts'
import { seedDemo } from '../../../demo/seed/seed.ts'
import { buildApp, listRoutes } from './app.ts'
import { listShortcomings } from './company-settings.ts'
import { type Config, readConfig } from './config.ts'
import { openPlatform } from './open.ts'
import { startWorker } from './worker.ts'

/** Together less than 15 s, after which process supervisors usually kill. */
const limits = { requests: 4000, memory: 1000, work: 3500, postgres: 4500 }

const closings = createShutdown()

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(config: Config): Promise<void> {
  // React chooses its development build, twice as slow, unless this says production.
  process.env.NODE_ENV = config.mode
  await refuseTakenPort(config)
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config))
  const platform = await openPlatform(config, { databaseUrl }).catch((error) => {
    throw explainDatabase(error)
  })
  closings.add(platform.close, limits.work)
  await storeTexts(createSystemCtx(platform))
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const isSeeded = config.demo && (await seedDemo(createSystemCtx(platform), directUrl))
  if (isSeeded) say('Seeded the demo world.')
  const searchIndex = config.role === 'worker' ? undefined : createLiveIndex(platform)
  const counts = createSearchCounts(platform)
  const search = { index: searchIndex, counts, reads: platform.reads }
  counts.start()
  closings.add(counts.stop, limits.memory / 2)
  const draining = createDraining()
  const app = await buildApp(platform, { search, draining })
  const cache = createPageCache()
  const texts = createShownTexts(platform)
  await texts.refresh()
  const placeNames = createPlaceNames(platform)
  await placeNames.refresh()
  if (config.role !== 'worker') {
    const call = createServerCall(platform, listRoutes(platform, { search }))
    const providers = platform.ports.signInProviders
    const readClosing = createClosingReader()
    await awaitPages()
    const web = await loadWebApp(config)
    await addPages(app, config, {
      web,
      providers,
      call,
      cache,
      readTexts: texts.read,
      readTextsTag: texts.readTag,
      readPlaceNames: placeNames.read,
      readClosing: () => readClosing(createSystemCtx(platform)),
      isPreview: (request) => isPreview(createSystemCtx(platform), request),
      companyTimeZone: platform.companyTimeZone,
      readBrand: platform.brand.read,
      isOfflineOn: () => isOnForAnyone(platform, 'offline'),
    })
  }
  await followEvents(platform, directUrl, { searchIndex, cache, texts, placeNames })
  if (config.role !== 'web') await startWorker(platform)
  await listen(app, draining, platform)
}

async function startOwnDatabase({ dataDir }: Config): Promise<string> {
  say('Starting PostgreSQL …')
  const postgres = await startEmbeddedPostgres({ dataDir, log: say, onLost: end })
  closings.add(postgres.stop, limits.postgres)
  return postgres.url
}

type Followers = {
  searchIndex: LiveIndex | undefined
  cache: ReturnType<typeof createPageCache>
  texts: ReturnType<typeof createShownTexts>
  placeNames: ReturnType<typeof createPlaceNames>
}

async function followEvents(
  { log, ports, brand }: Platform,
  directUrl: string,
  { searchIndex, cache, texts, placeNames }: Followers,
) {
  const forget = cache.clear

  async function readTextsAnew() {
    await brand.refresh()
    forgetTables(ports)
    await texts.refresh()
    forget()
    sendToEveryone(ports, { kind: 'locale.texts_changed', data: {} })
  }

  function refreshTexts() {
    readTextsAnew().catch((error) => log.error({ err: error }, 'texts not read'))
  }

  function refreshPlaceNames() {
    const refreshing = placeNames.refresh().then(forget)
    refreshing.catch((error) => log.error({ err: error }, 'place names not read'))
  }

  // Once at the event and once when the index has read it, because a page rendered in between is stale.
  function forgetTwice() {
    forget()
    searchIndex?.settled().then(forget)
  }
  const listener = await listenToEvents(directUrl, {
    log,
    onEvent(event) {
      searchIndex?.onEvent(event)
      sendToStreams(ports, event).catch((error) => log.error({ err: error }, 'event not told'))
      if (isPublicEvent(event.kind)) forgetTwice()
      if (event.kind === 'locale.changed' || event.kind === 'platform.brand_changed') refreshTexts()
      if (event.kind === 'suites.neighborhood_changed') refreshPlaceNames()
      if (event.kind === 'platform.switch_changed') {
        sendToEveryone(ports, { kind: 'platform.switches_changed', data: {} })
      }
    },
    onTransient(notice) {
      sendTransient(ports, notice)
    },
    onGap() {
      searchIndex?.rebuild()
      catchUpStreams(ports).catch((error) => log.error({ err: error }, 'events not told'))
      forgetTwice()
      refreshTexts()
      refreshPlaceNames()
    },
  })
  closings.add(listener.stop, limits.memory / 2)
  // Started after the listener, so that no change between its first reading and the start of listening is missed.
  searchIndex?.start()
  if (searchIndex) closings.add(searchIndex.stop, limits.memory / 2)
}

async function listen(app: FastifyInstance, draining: Draining, platform: Platform) {
  const { config, ports, log } = platform
  const { port, host, publicUrl, demo } = config
  closings.add(() => app.close(), limits.requests)
  closings.add(() => draining.begin(config.drainMs), config.drainMs + refusingMs + 500)
  const address = await app.listen({ port, host })
  const { standIn } = ports.cards
  if (standIn) {
    if (!demo) log.warn('test cards count as money until STRIPE_SECRET_KEY is set')
    const stop = startWebhookSender(standIn, `${address}/api${ports.cards.webhook.path}`)
    closings.add(async () => stop(), 0)
  }
  for (const sentence of listShortcomings({ ...config, support: platform.brand.read() })) {
    log.warn(sentence)
    complain(`\nWARNING: ${sentence}`)
  }
  const setupLink = await setupLinkOf(platform)
  if (setupLink) say(`\nSet up this installation with this link, which works once:\n${setupLink}`)
  say(`\nMarea is open on ${publicUrl}`)
  if (demo) {
    say('Demo sign-ins: guest@marea.test, owner@marea.test, admin@marea.test')
    say('Password for each: Marea2026; /admin asks for an authenticator app at the first visit')
  }
  say('Ctrl-C stops it.')
}

/** A demo has its administrators, and a worker no pages. */
async function setupLinkOf(platform: Platform): Promise<string | undefined> {
  const { demo, role } = platform.config
  return demo || role === 'worker' ? undefined : offerSetupLink(createSystemCtx(platform))
}

function explainDatabase(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isUnreachable = /^E[A-Z]+$|^(28|3D)/.test(code)
  if (!isUnreachable) return error
  return new Error(`The database at DATABASE_URL cannot be used (${code}): check its address.`)
}

function refuseTakenPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ message }) => {
      const reason = message.includes('EADDRINUSE') ? 'is taken' : `cannot be used (${message})`
      reject(new Error(`Port ${port} ${reason}: free it, or set PORT to another number.`))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

let isStopping = false

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await closings.closeAll(complain)
  process.exit(code)
}

/** For failures that the process cannot repair: logs the reason and ends, so that a supervisor may start it again. */
function end(error: unknown): Promise<void> {
  complain(error)
  return stop(1)
}

function complain(error: unknown): void {
  process.stderr.write(`${explainFault(error)}\n`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

try {
  await start(readConfig(process.env))
} catch (error) {
  await end(error)
}
