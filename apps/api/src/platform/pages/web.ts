import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import { type Area, areaOf } from '@marea/contract/areas.ts'
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
  addAssets(app: FastifyInstance): Promise<void>
}

/** The built web app in production; Vite, compiling on demand, in development. */
export function loadWebApp(config: Config): Promise<WebApp> {
  return config.mode === 'development' ? loadAppFromVite() : loadBuiltApp()
}

type PageDependencies = {
  web: WebApp
  providers: SignInProviders
  companyTimeZone: string
} & Omit<Pages, 'handlePage' | 'queryKeysOf' | 'publicConfig'>

export async function addPages(
  app: FastifyInstance,
  config: Config,
  { web, providers, companyTimeZone, ...rest }: PageDependencies,
): Promise<void> {
  await app.register(async (pages) => {
    await web.addAssets(pages)
    pages.get('/build.json', { logLevel: 'warn' }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ build: web.build }),
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
    ...(config.cards ? { cardProcessor: publicCards(config.cards) } : {}),
    ...(config.mapStyleUrl ? { mapStyleUrl: config.mapStyleUrl } : {}),
    support: config.support,
    demo: config.demo,
    devPages: config.hasDevPages,
  }
}

function publicCards({ name, publishableKey }: NonNullable<Config['cards']>) {
  return { name, publishableKey }
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
    async addAssets(app) {
      await app.register(staticFiles, {
        root: fileURLToPath(new URL('build/client', webRoot)),
        wildcard: false,
        index: false,
        preCompressed: true,
        globIgnore: ['**/*.br', '**/*.gz'],
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
