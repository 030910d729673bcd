import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import { type Area, areaOf } from '@marea/contract/areas.ts'
import type { PublicConfig } from '@marea/contract/pages.ts'
import { maintenanceHeader } from '@marea/contract/platform/http/maintenance-header.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import type { SignInProviders } from '#platform/sign-in-providers/port.ts'
import type { QueryKeysOf } from './page-address.ts'
import { type HandlePage, type Pages, servePages } from './pages.ts'

const webRoot = new URL('../../../../web/', import.meta.url)

export type WebApp = {
  handlePage: HandlePage
  queryKeysOf: QueryKeysOf
  build: string
  readWorker(name: WorkerName): Promise<string>
  addAssets(app: FastifyInstance): Promise<void>
}

/** What runs beside the pages of a browser: all of it, or notifications only. */
type WorkerName = 'worker' | 'notifications-only'

/** The built web app in production; Vite, compiling on demand, in development. */
export function loadWebApp(config: Config): Promise<WebApp> {
  return config.mode === 'development' ? loadAppFromVite() : loadBuiltApp()
}

type PageDependencies = {
  web: WebApp
  providers: SignInProviders
  companyTimeZone: string
  isOfflineOn(): Promise<boolean>
} & Omit<Pages, 'handlePage' | 'queryKeysOf' | 'publicConfig'>

export async function addPages(
  app: FastifyInstance,
  config: Config,
  { web, providers, companyTimeZone, isOfflineOn, ...rest }: PageDependencies,
): Promise<void> {
  await app.register(async (pages) => {
    await web.addAssets(pages)
    pages.get('/build.json', { logLevel: 'warn' }, async (_request, reply) => {
      const closing = await rest.readClosing()
      if (closing?.why === 'maintenance') reply.header(maintenanceHeader, closing.endsAt.toString())
      return reply.header('cache-control', 'no-store').send({ build: web.build })
    })
    // Browsers ask for it at every visit: the one way to reach a phone whose worker is broken.
    pages.get('/worker.js', { logLevel: 'warn' }, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/javascript; charset=utf-8')
        .send(await web.readWorker((await isOfflineOn()) ? 'worker' : 'notifications-only')),
    )
    await pages.register(async (scope) =>
      servePages(scope, config, {
        ...rest,
        handlePage: web.handlePage,
        queryKeysOf: web.queryKeysOf,
        publicConfig: {
          ...publicConfig(config, providers),
          build: web.build,
          companyTimeZone,
        },
      }),
    )
  })
}

function publicConfig(config: Config, { google, apple }: SignInProviders) {
  return {
    publicUrl: config.publicUrl,
    ...(config.apiUrl ? { apiUrl: config.apiUrl } : {}),
    ...(config.developmentApiUrl ? { developmentApiUrl: config.developmentApiUrl } : {}),
    ...(google ? { google: { clientId: google.clientId, scriptUrl: google.scriptUrl } } : {}),
    ...(apple ? { apple: publicAppleConfig(apple) } : {}),
    ...publicCards(config),
    ...(config.mapStyleUrl ? { mapStyleUrl: config.mapStyleUrl } : {}),
    demo: config.demo,
    devPages: config.hasDevPages,
  }
}

function publicCards({ cards, takesTestCards }: Config): Pick<PublicConfig, 'cardProcessor'> {
  if (cards) return { cardProcessor: { name: cards.name, publishableKey: cards.publishableKey } }
  return takesTestCards ? {} : { cardProcessor: { name: 'none' } }
}

function publicAppleConfig({
  clientId,
  authorizeUrl,
  keyId,
  teamId,
}: NonNullable<SignInProviders['apple']>) {
  return { clientId, authorizeUrl, keyId, teamId }
}

async function loadBuiltApp(): Promise<WebApp> {
  const builds = {
    guest: await loadArea('guest'),
    owner: await loadArea('owner'),
    console: await loadArea('console'),
  } satisfies Record<Area, AreaBuild>
  const { queryKeysOf, buildId } = builds.guest
  return {
    handlePage: (request, given) =>
      builds[areaOf(new URL(request.url).pathname)].handlePage(request, given),
    queryKeysOf,
    build: buildId,
    readWorker: (name) => readFile(new URL(`build/worker/${name}.js`, webRoot), 'utf8'),
    async addAssets(app) {
      await app.register(staticFiles, {
        root: fileURLToPath(new URL('build/client', webRoot)),
        wildcard: false,
        index: false,
        preCompressed: true,
        globIgnore: ['**/*.{br,gz,part}'],
        setHeaders(reply, path) {
          const isHashed = path.includes('/build/client/assets/')
          const control = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
          reply.header('cache-control', control)
        },
      })
    },
  }
}

/** What `apps/web/src/server.ts` exports. */
type AreaBuild = { handlePage: HandlePage; queryKeysOf: QueryKeysOf; buildId: string }

function loadArea(area: Area): Promise<AreaBuild> {
  return import(new URL(`build/${area}/server/index.js`, webRoot).href)
}

/** One Vite serves the pages of all areas. */
async function loadAppFromVite(): Promise<WebApp> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(webRoot),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    build: 'development',
    readWorker: buildNotifications,
    queryKeysOf: () => undefined,
    handlePage: async (request, given) => {
      const { handlePage } = await vite.ssrLoadModule('/src/server.ts')
      return handlePage(request, given)
    },
    async addAssets(app) {
      app.addHook('onClose', () => vite.close())
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done)
      })
    },
  }
}

/** Without saved pages, which would hide what is being developed. */
async function buildNotifications(): Promise<string> {
  const { build } = await import('vite')
  const { workerBuild } = await import(new URL('vite.worker.ts', webRoot).href)
  const { build: options, ...config } = workerBuild('notifications-only')
  const root = fileURLToPath(webRoot)
  const built = await build({
    ...config,
    root,
    configFile: false,
    build: { ...options, write: false },
  })
  return 'output' in built ? built.output[0].code : ''
}
