import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@marea/contract/nights.ts'
import pg from 'pg'
import { acceptHouseRules } from '../apps/api/src/bookings/details.ts'
import { holdStay } from '../apps/api/src/bookings/hold.ts'
import { abandonStay } from '../apps/api/src/bookings/let-go.ts'
import { payStay } from '../apps/api/src/bookings/pay.ts'
import { quoteStay } from '../apps/api/src/calendar/quote.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openPlatform } from '../apps/api/src/open.ts'
import type { Ctx } from '../apps/api/src/platform/ctx.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/start.ts'
import { newSystemCtx, type Platform } from '../apps/api/src/platform/platform.ts'
import { Problem } from '../apps/api/src/platform/problem.ts'
import { chart } from '../apps/api/src/wallet/chart.ts'
import { post } from '../apps/api/src/wallet/post.ts'
import { seedDemo } from '../demo/seed.ts'
import { recordWrites, replayWrites } from './replay.ts'
import type { Figure } from './run.ts'

const connections = 8
const stays = 160
const tries = 500

type Wish = { guestId: string; quoteId: string }

/** What a stay costs from hold to confirmation beside the bare writes it needs. */
export async function benchBooking(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_POOL: String(connections),
    LOG_LEVEL: 'silent',
    ROLE: 'web',
  })
  const open = () => openPlatform(config, { databaseUrl: postgres.url })
  try {
    const { wishes, crowd } = await prepared(await open())
    const bareUrl = await copyOf(postgres.url)
    const platform = await open()
    const figures = [
      await throughput(platform, wishes, bareUrl),
      await holding(platform, postgres.url),
      ...(await crowding(platform, crowd)),
    ]
    await platform.close()
    return figures
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Opened = Platform & { close(): Promise<void> }

/** Guests with money and quotes for free nights in many homes, and a crowd that wants one night. */
async function prepared(platform: Opened): Promise<{ wishes: Wish[]; crowd: Wish[] }> {
  const ctx = newSystemCtx(platform)
  await seedDemo(ctx)
  const homes = await ctx.db.selectFrom('suites').select(['slug', 'maxNights']).execute()
  const guests = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('secretKind', '=', 'none')
    .limit(stays)
    .execute()
  const wishes: Wish[] = []
  for (let ahead = 200; wishes.length < stays && ahead < 700; ahead += 7) {
    for (const { slug } of homes) {
      const guestId = guests[wishes.length]?.id
      const quoteId = guestId && (await freeQuote(ctx, slug, { guestId, ahead }))
      if (guestId && quoteId) wishes.push({ guestId, quoteId })
    }
  }
  for (const { guestId } of wishes) {
    const moves = [{ from: chart.clearing, to: chart.wallet(guestId), amount: 100_000_00 }]
    await post(ctx, {
      key: `bench:${guestId}`,
      kind: 'deposit.credited',
      reference: 'bench',
      moves,
    })
  }
  const crowd = await crowdFor(ctx, wishes.pop())
  await platform.close()
  return { wishes, crowd }
}

async function freeQuote(ctx: Ctx, slug: string, wish: { guestId: string; ahead: number }) {
  const checkIn = addDays(ctx.now.toString().slice(0, 10), wish.ahead)
  const stay = { checkIn, checkOut: addDays(checkIn, 5), guests: 1, pets: 0, extras: [] }
  const asked = { ...stay, coupon: undefined, useCredit: false }
  const facts = { creditOf: async () => 0, hasStayed: async () => false, address: '' }
  try {
    const quote = await quoteStay(await actorCtx(ctx, wish.guestId), slug, asked, facts)
    return quote.id
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

async function crowdFor(ctx: Ctx, wish: Wish | undefined): Promise<Wish[]> {
  if (!wish) throw new Error('There are no free nights.')
  const { rows } = await new pg.Pool({ connectionString: ctx.config.databaseUrl, max: 1 }).query(
    `with people as (
      insert into users (full_name, email, holds_email, email_confirmed_at, phone, gender, language,
        secret_kind, created_at)
      select 'Guest', gen_random_uuid() || '@marea.test', true, now(), '', 'other', 'en', 'none', now()
      from generate_series(1, ${tries}) returning id)
    insert into quotes (suite_id, user_id, nights, guests, pets, lines, total_amount, cancellation,
      check_in_at, check_out_at, created_at, expires_at)
    select suite_id, people.id, nights, guests, pets, lines, total_amount, cancellation, check_in_at,
      check_out_at, created_at, expires_at + interval '1 hour'
    from quotes, people where quotes.id = $1 returning user_id as "guestId", id as "quoteId"`,
    [wish.quoteId],
  )
  return rows
}

async function copyOf(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  await client.query(`create database bare template "${name}"`)
  await client.end()
  url.pathname = '/bare'
  return url.href
}

async function actorCtx(ctx: Ctx, userId: string): Promise<Ctx> {
  const { id, emailConfirmedAt, ...account } = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const isEmailConfirmed = emailConfirmedAt !== null
  const session = { sessionId: '', token: '', authenticatedAt: ctx.now }
  return { ...ctx, actor: { ...account, ...session, kind: 'person', userId: id, isEmailConfirmed } }
}

async function throughput(platform: Opened, wishes: Wish[], bareUrl: string): Promise<Figure> {
  const actors = await Promise.all(
    wishes.map(async (wish) => ({
      ...wish,
      ctx: await actorCtx(newSystemCtx(platform), wish.guestId),
    })),
  )
  const record = recordWrites()
  const since = performance.now()
  await inLanes(actors, async ({ ctx, quoteId }) => {
    const { id } = await holdStay(ctx, { quoteId })
    await acceptHouseRules(ctx, id)
    const { status } = await payStay(ctx, id, { useCredit: true, saveCard: false })
    if (status !== 'confirmed') throw new Error(`A stay is ${status}.`)
  })
  const ours = (1000 * wishes.length) / (performance.now() - since)
  const transactions = record.stop()
  const bare = await replayWrites(bareUrl, transactions, connections)
  const theirs = (1000 * wishes.length) / bare
  const share = ours / theirs
  return {
    what: 'hold to confirmed / its bare writes, 8 connections',
    measured: `${Math.round(share * 100)} % (${Math.round(ours)}/s to ${Math.round(theirs)}/s)`,
    goal: '≥ 25 %',
    isMet: share >= 0.25,
  }
}

async function holding(platform: Opened, databaseUrl: string): Promise<Figure> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'create table bare_commits (id bigint generated always as identity, at timestamptz)',
  )
  const [holds, commits]: [number[], number[]] = [[], []]
  const system = newSystemCtx(platform)
  const homes = await system.db.selectFrom('suites').select('slug').execute()
  const guest = await system.db
    .selectFrom('users')
    .select('id')
    .where('secretKind', '=', 'none')
    .executeTakeFirstOrThrow()
  for (let ahead = 203; holds.length < 60 && ahead < 600; ahead += 9) {
    for (const { slug } of homes) {
      const ctx = await actorCtx(newSystemCtx(platform), guest.id)
      const quoteId = await freeQuote(ctx, slug, { guestId: guest.id, ahead })
      if (!quoteId) continue
      let id = ''
      holds.push(await timeOf(async () => (id = (await holdStay(ctx, { quoteId })).id)))
      await abandonStay(ctx, id)
      commits.push(await timeOf(() => client.query('insert into bare_commits (at) values (now())')))
    }
  }
  await client.end()
  const times = median(holds) / median(commits)
  return {
    what: 'a durable hold beside a bare commit, p50',
    measured: `${times.toFixed(1)} × (${median(holds).toFixed(1)} ms to ${median(commits).toFixed(1)} ms)`,
    goal: '≤ 10 ×',
    isMet: times <= 10,
  }
}

async function crowding(platform: Opened, crowd: Wish[]): Promise<Figure[]> {
  const waits: number[] = []
  let [winners, failures] = [0, 0]
  await Promise.all(
    crowd.map(async ({ guestId, quoteId }) => {
      const ctx = await actorCtx(newSystemCtx(platform), guestId)
      const since = performance.now()
      try {
        await holdStay(ctx, { quoteId })
        winners += 1
      } catch (error) {
        if (error instanceof Problem && error.code === 'booking.dates_taken') {
          waits.push(performance.now() - since)
        } else failures += 1
      }
    }),
  )
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0
  return [
    {
      what: `${crowd.length} at once for one night: winners, failures`,
      measured: `${winners} and ${failures}`,
      goal: '1 and 0',
      isMet: winners === 1 && failures === 0,
    },
    {
      what: 'what the losers wait for their answer, p99',
      measured: `${Math.round(p99)} ms`,
      goal: '≤ 1,000 ms',
      isMet: p99 <= 1000,
    },
  ]
}

async function inLanes<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await work(item)
    }),
  )
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
