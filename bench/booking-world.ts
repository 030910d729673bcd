import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../apps/api/src/app.ts'
import { quoteStay } from '../apps/api/src/calendar/quote/quote.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { authenticate } from '../apps/api/src/identity/session/session.ts'
import { openPlatform } from '../apps/api/src/open.ts'
import type { Ctx } from '../apps/api/src/platform/ctx.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/start.ts'
import { createSystemCtx } from '../apps/api/src/platform/platform.ts'
import { Problem } from '../apps/api/src/platform/problem.ts'
import { seedDemo } from '../demo/seed/seed.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { type BookingRequest, createCaller, headersOf, type SendCall } from './booking-calls.ts'
import { addGuests, fund } from './day/guests.ts'

export type Stays = Awaited<ReturnType<typeof openBookingWorld>>

type WorldSize = { stays: number; tries: number; connections: number }

/**
 * Guests with money and quotes for available nights in many homes, and a crowd that wants one
 * night.
 */
export async function openBookingWorld({ stays, tries, connections }: WorldSize) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const databaseUrl = await createDatabase(postgres.url, 'stays')
  const config = readConfig({
    NODE_ENV: 'production',
    TEST_CARDS: 'true',
    DATA_DIR: join(dataDir, 'data'),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(connections),
    RATE_LIMIT_PER_MINUTE: '100000000',
    LOG_LEVEL: 'error',
    ROLE: 'web',
  })
  const seeding = await openPlatform(config, { databaseUrl })
  const { wishes, crowd } = await prepare(createSystemCtx(seeding), { stays, tries })
  await seeding.close()
  const bareUrl = await createDatabase(postgres.url, 'bare', 'stays')
  const platform = await openPlatform(config, { databaseUrl })
  const app = await buildApp(platform)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    wishes,
    crowd,
    databaseUrl,
    bareUrl,
    url: `${url}/api`,
    ask: createCaller(`${url}/api`),
    /** Runs in the caller's async context, so that its writes can be told from other writes. */
    askWithin: createInProcessCaller(app),
    /** A user who is already authenticated, so that only the hold is timed. */
    async guestOf({ token }: BookingRequest): Promise<Ctx> {
      const ctx = createSystemCtx(platform)
      const actor = (await authenticate(ctx, token)) ?? never()
      return { ...ctx, actor }
    },
    async close() {
      await app.close()
      await platform.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function createDatabase(serverUrl: string, name: string, template = 'template1') {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function prepare(ctx: Ctx, { stays, tries }: { stays: number; tries: number }) {
  const databaseUrl = ctx.config.databaseUrl ?? ''
  await seedDemo(ctx, databaseUrl)
  const people = await addGuests(databaseUrl, stays + tries)
  const quotes = await createQuotes(ctx, stays + 1)
  const [wanted = '', ...others] = quotes
  const wishes: BookingRequest[] = []
  for (const quoteId of others) {
    const { id, token } = people.pop() ?? never()
    await fund(ctx, id)
    wishes.push({ token, quoteId })
  }
  const crowd = people.slice(0, tries).map(({ token }) => ({ token, quoteId: '' }))
  for (const each of crowd) each.quoteId = await copyQuote(ctx, wanted)
  return { wishes, crowd }
}

/** One after another in different homes, so that concurrent bookings do not conflict. */
async function createQuotes(ctx: Ctx, count: number): Promise<string[]> {
  const homes = await ctx.db.selectFrom('suites').select('slug').execute()
  const quotes: string[] = []
  for (let ahead = 200; quotes.length < count; ahead += 7) {
    if (ahead > 700) throw new Error('There are not enough free nights.')
    for (const { slug } of homes) {
      const id = quotes.length < count ? await createQuote(ctx, slug, ahead) : undefined
      if (id) quotes.push(id)
    }
  }
  return quotes
}

const noGuestFacts = {
  creditOf: async () => 0,
  hasStayed: async () => false,
  stayAmong: async () => undefined,
  address: '',
}

async function createQuote(ctx: Ctx, slug: string, ahead: number): Promise<string | undefined> {
  const checkIn = addDays(ctx.now.toString().slice(0, 10), ahead)
  const stay = {
    checkIn,
    checkOut: addDays(checkIn, 5),
    guests: 1,
    children: 0,
    infants: 0,
    pets: 0,
    extras: [],
  }
  const requested = { ...stay, coupon: undefined, useCredit: false }
  try {
    return (await quoteStay(ctx, slug, requested, noGuestFacts)).id
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

async function copyQuote(ctx: Ctx, id: string): Promise<string> {
  const { id: _, ...quote } = await ctx.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [lines, cancellation] = [quote.lines, quote.cancellation].map((each) =>
    JSON.stringify(each),
  )
  const copy = { ...quote, lines: lines ?? '', cancellation: cancellation ?? '', extras: [] }
  const { id: copied } = await ctx.db
    .insertInto('quotes')
    .values(copy)
    .returning('id')
    .executeTakeFirstOrThrow()
  return copied
}

function createInProcessCaller(app: FastifyInstance): SendCall {
  return async ({ method, path, token, body = {} }) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: headersOf(token),
      body,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}

function never(): never {
  throw new Error('There are not enough guests.')
}
