import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../apps/api/src/platform/db/database.ts'
import { createSystemCtx } from '../../apps/api/src/platform/platform.ts'
import { openTestPlatform } from '../../apps/api/test/open-test-platform.ts'
import { cloneTemplate } from '../../apps/api/test/test-app.ts'
import { seedDemo } from '../seed/seed.ts'
import { rebuildDemo } from './rebuild.ts'

const environment = { DEMO: 'true' }

let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await cloneTemplate()
})

type Platform = Awaited<ReturnType<typeof openTestPlatform>>

/** Everything except what is random each time: row ids, salts, secret links and public positions. */
const parts = {
  people: sql`select id, email, full_name, profile, created_at from users order by id`,
  suites: sql`select to_jsonb(suites) - array['id', 'agreement_id', 'latitude', 'longitude'] as row from suites order by slug`,
  texts: sql`select slug, to_jsonb(t) - 'suite_id' as row from suite_texts t join suites on id = suite_id order by slug, language`,
  photos: sql`select file_key, position, width, height, thumbhash, room from suite_photos order by file_key`,
  seasons: sql`select slug, nights, r.nightly_amount, r.weekend_amount, r.min_nights from nightly_rates r join suites on suites.id = suite_id order by slug, nights`,
  nights: sql`select slug, nights, o.kind, regexp_replace(reference, '^(feed|block):[0-9a-f-]{36}', '\\1') as told, o.created_at from occupancies o join suites on suites.id = suite_id order by slug, nights`,
  reviews: sql`select to_jsonb(r) - array['id', 'suite_id', 'stay_reference'] as row, regexp_replace(stay_reference, '^elsewhere:.*', 'elsewhere') as stay, p.text, replied_at from reviews r left join review_replies p on review_id = r.id order by stay, published_at`,
  favorites: sql`select slug, f.user_id, b.name, added_at from favorites f join suites on suites.id = suite_id join favorite_boards b on b.id = board_id order by added_at, slug`,
  bankAccounts: sql`select user_id, country, bank_name, last_four, is_default, created_at from bank_accounts order by created_at, last_four`,
  cards: sql`select user_id, holder_name, brand, last_four, is_default, created_at from payment_methods order by user_id, brand`,
  charges: sql`select user_id, amount, status, card_last_four, created_at, settled_at from charges order by created_at`,
  withdrawals: sql`select user_id, amount, fee, status, arrives_on, requested_at from withdrawals order by requested_at`,
  postings: sql`select kind, regexp_replace(account, '(expense|dispute):[0-9a-f-]+', '\\1') as told, amount, balance, posted_at from ledger_postings join ledger_entries e on e.id = entry_id order by posted_at, kind, told, amount, balance`,
  messages: sql`select slug, guest_id, m.kind, author_id, client_id, text, note, sent_at from messages m join rooms r on r.id = room_id join suites s on s.id = suite_id order by sent_at, slug, guest_id`,
  readers: sql`select slug, guest_id, user_id, (select sent_at from messages where id = read_id) from room_readers join rooms r on r.id = room_id join suites s on s.id = suite_id order by slug, guest_id, user_id`,
  notices: sql`select slug, n.kind, nights, before_amount, after_amount from favorite_notices n join suites on suites.id = suite_id`,
}

async function worldOf(db: Database) {
  const world: Record<string, unknown[]> = {}
  for (const [part, query] of Object.entries(parts)) world[part] = (await query.execute(db)).rows
  return world
}

async function within<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result> {
  const platform = await openTestPlatform(databaseUrl, { environment })
  return work(platform).finally(platform.close)
}

test('the day’s data is restored exactly, however users changed it, without their files', () =>
  within(async ({ db, config, clock, ports, ...platform }) => {
    await seedDemo(createSystemCtx({ db, config, clock, ports, ...platform }), databaseUrl)
    const before = await worldOf(db)
    await sql`update suites set name = 'Casa Otra'`.execute(db)
    await sql`delete from favorites`.execute(db)
    await sql`delete from occupancies where kind <> 'booking'`.execute(db)
    await ports.files.put('portraits/1', { bytes: Buffer.from('x'), type: 'image/webp' })
    clock.advance({ hours: 6 })
    await rebuildDemo(config, { databaseUrl, clock })
    const after = await worldOf(db)
    for (const part of Object.keys(parts)) expect(after[part], part).toEqual(before[part])
    expect(await ports.files.get('portraits/1')).toBeUndefined()
  }))

test('a database that is no demo stays unchanged', () =>
  within(async ({ db, config }) => {
    const rebuilt = rebuildDemo({ ...config, demo: false }, { databaseUrl })
    await expect(rebuilt).rejects.toThrow('nothing was changed')
    expect((await worldOf(db)).suites).toHaveLength(13)
  }))

test('nothing is dropped under a running process', () =>
  within(async ({ db, config }) => {
    const server = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'marea-listen',
    })
    await server.connect()
    await expect(rebuildDemo(config, { databaseUrl })).rejects.toThrow('stop it first')
    await server.end()
    expect((await worldOf(db)).suites).toHaveLength(13)
  }))
