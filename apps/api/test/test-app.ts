import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Job } from '../src/platform/jobs/jobs.ts'
import { createSystemCtx, type Platform } from '../src/platform/platform.ts'
import { createSearchCounts } from '../src/search/demand/count-searches.ts'
import { createLiveIndex } from '../src/search/memory/live-index.ts'
import { jobs } from '../src/worker.ts'
import { openTestPlatform } from './open-test-platform.ts'

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

type Options = {
  environment?: Record<string, string>
  databaseUrl?: string
  log?: Platform['log']
}

/** The whole API on its own database, cloned from the migrated template unless one is given. */
export async function openTestApp({ environment = {}, log, ...given }: Options = {}) {
  const databaseUrl = given.databaseUrl ?? (await cloneTemplate())
  const platform = await openTestPlatform(databaseUrl, {
    environment,
    ...(log ? { log } : {}),
  })
  const searchIndex = createLiveIndex(platform)
  const searchCounts = createSearchCounts(platform)
  const search = { index: searchIndex, counts: searchCounts }
  const app = await buildApp(platform, { search })
  return {
    ...platform,
    app,
    /** PostgreSQL answers searches until a test starts it. */
    searchIndex,
    /** Counts are written when a test asks for it. */
    searchCounts,
    databaseUrl,
    ctx: () => createSystemCtx(platform),
    runJobs: () => platform.ports.jobs.drain(jobs, () => createSystemCtx(platform)),
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, rest: InjectOptions = {}) =>
      ask(app, { ...rest, method, url: `/api${url}` }),
    async readMetrics() {
      const authorization = `Bearer ${platform.config.metricsToken}`
      return (await app.inject({ url: '/metrics', headers: { authorization } })).body
    },
    async close() {
      await searchIndex.stop()
      await app.close()
      await platform.close()
    },
  }
}

/** A scheduled job, for a test to run directly. */
export function jobNamed(name: string): Job {
  const job = jobs.find((each) => each.name === name)
  if (!job) throw new Error(`There is no job ${name}.`)
  return job as unknown as Job
}

/** A job on schedule, and those that it enqueues for each home, owner or stay. */
export async function runSchedule({ ctx, ports }: TestApp, name: string): Promise<void> {
  await jobNamed(name).handle(ctx(), {})
  await ports.jobs.drain([jobNamed(`${name}.each`)], ctx)
}

async function ask(app: FastifyInstance, options: InjectOptions) {
  if (options.url === '/api/events') return askForStream(app, options)
  const response = await app.inject(options)
  const isJson = String(response.headers['content-type']).includes('json')
  const body = isJson ? response.json() : response.body
  return { status: response.statusCode, headers: response.headers, body }
}

/** A stream does not end, so only its first chunk is read. */
async function askForStream(app: FastifyInstance, options: InjectOptions) {
  const response = await app.inject({ ...options, payloadAsStream: true })
  const [first] = await response.stream().take(1).toArray()
  response.stream().destroy()
  const text = String(first)
  const body = text.startsWith('{') ? JSON.parse(text) : text
  return { status: response.statusCode, headers: response.headers, body }
}

export function cloneTemplate(): Promise<string> {
  return cloneDatabase(new URL(inject('databaseUrl')).pathname.slice(1))
}

export function emptyDatabase(): Promise<string> {
  return cloneDatabase('template0')
}

export async function cloneDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copies files instead of logging each of their pages, which takes a quarter less time.
  await asMaintainer((client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Connects to no database of a test, because PostgreSQL clones and renames only unused ones. */
export async function asMaintainer<Result>(work: (client: pg.Client) => Promise<Result>) {
  const url = new URL(inject('databaseUrl'))
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return work(client).finally(() => client.end())
}
