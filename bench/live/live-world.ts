import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../../apps/api/src/config.ts'
import { openPlatform } from '../../apps/api/src/open.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/start.ts'
import { createSystemCtx } from '../../apps/api/src/platform/platform.ts'
import { seedDemo } from '../../demo/seed/seed.ts'
import { secretKey } from '../marea.ts'

export type Participant = { token: string; roomId: string }
export type LiveWorld = Awaited<ReturnType<typeof openLiveWorld>>

/** As many conversations as requested, each with its own guest and owner. */
export async function openLiveWorld(conversations: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const config = readConfig({
    NODE_ENV: 'production',
    TEST_CARDS: 'true',
    DATA_DIR: join(dataDir, 'data'),
    DATABASE_URL: postgres.url,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000000',
    SHED_LOAD_AFTER_MS: '0',
    ROLE: 'web',
  })
  const platform = await openPlatform(config, { databaseUrl: postgres.url })
  await seedDemo(createSystemCtx(platform), postgres.url)
  await platform.close()
  const participants = await addConversations(postgres.url, conversations)
  return {
    databaseUrl: postgres.url,
    config,
    participants,
    async close() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addConversations(url: string, count: number): Promise<Participant[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const participants: Participant[] = []
  for (let each = 0; each < count; each += 1) {
    const guest = await addPerson(client, 'USER')
    const owner = await addPerson(client, 'OWNER')
    const { rows } = await client.query(addRoom, [guest.id, owner.id, crypto.randomUUID()])
    const roomId: string = rows[0].id
    participants.push({ token: guest.token, roomId }, { token: owner.token, roomId })
  }
  await client.query('analyze')
  await client.end()
  return participants
}

const addRoom = `
  with agreement as (
    insert into agreements (id, owner_id, created_at) values ($3, $2, now()) returning id
  ), home as (
    insert into suites select (jsonb_populate_record(suites, jsonb_build_object(
      'id', $3::text, 'slug', 'home-' || $3, 'owner_id', $2::text, 'agreement_id', agreement.id,
      'status', 'unlisted'))).*
    from suites, agreement where suites.slug = 'casa-verbena' returning suites.id
  )
  insert into rooms (guest_id, suite_id, opened_at) select $1, id, now() from home returning id`

async function addPerson(client: pg.Client, profile: string) {
  const token = crypto.randomUUID()
  const { rows } = await client.query(
    `with person as (
      insert into users (full_name, email, holds_email, email_confirmed_at, phone, gender,
        language, secret_kind, profile, created_at)
      values ('Ana', $1 || '@marea.test', true, now(), '', 'other', 'en', 'none', $3, now())
      returning id)
    insert into sessions (token_hash, user_id, device, created_at, authenticated_at,
      last_seen_at, expires_at)
    select $2, id, '', now(), now(), now(), now() + interval '1 day' from person
    returning user_id as id`,
    [token, createHash('sha256').update(token).digest(), profile],
  )
  return { id: String(rows[0].id), token }
}
