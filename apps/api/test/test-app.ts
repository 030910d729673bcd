import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { newSystemCtx } from '#platform/platform.ts'
import { buildApp } from '../src/app.ts'
import { jobs } from '../src/worker.ts'
import { openTestPlatform } from './open-test-platform.ts'

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The whole API on a database of its own, cloned from the migrated template. */
export async function openTestApp(options: { environment?: Record<string, string> } = {}) {
  const databaseUrl = await cloneTemplate()
  const platform = await openTestPlatform(databaseUrl, options)
  const app = await buildApp(platform)
  return {
    ...platform,
    app,
    databaseUrl,
    ctx: () => newSystemCtx(platform),
    runJobs: () => platform.ports.jobs.drain(jobs, () => newSystemCtx(platform)),
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, rest: InjectOptions = {}) =>
      ask(app, { ...rest, method, url: `/api${url}` }),
    async readMetrics() {
      const authorization = `Bearer ${platform.config.metricsToken}`
      return (await app.inject({ url: '/metrics', headers: { authorization } })).body
    },
    async close() {
      await app.close()
      await platform.close()
    },
  }
}

async function ask(app: FastifyInstance, options: InjectOptions) {
  if (options.url === '/api/events') return askForStream(app, options)
  const response = await app.inject(options)
  const isJson = String(response.headers['content-type']).includes('json')
  const body = isJson ? response.json() : response.body
  return { status: response.statusCode, headers: response.headers, body }
}

/** A stream does not end by itself: what it says first is enough. */
async function askForStream(app: FastifyInstance, options: InjectOptions) {
  const response = await app.inject({ ...options, payloadAsStream: true })
  const [first] = await response.stream().take(1).toArray()
  response.stream().destroy()
  const text = String(first)
  const body = text.startsWith('{') ? JSON.parse(text) : text
  return { status: response.statusCode, headers: response.headers, body }
}

export async function cloneTemplate(): Promise<string> {
  const template = new URL(inject('databaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = new URL(template)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`)
  await client.end()
  template.pathname = `/${name}`
  return template.href
}
