import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KnownValue } from '../../apps/api/test/log-privacy/find-private-data.ts'
import { withDatabase } from './database.ts'

/** The PINs, cards and bank accounts that tests type in; the product stores none of them readable. */
const typed: readonly KnownValue[] = [
  { kind: 'PIN', value: '5830' },
  { kind: 'password', value: 'Marea2026' },
  { kind: 'card number', value: '4242424242424242' },
  { kind: 'CLABE', value: '646180157098510917' },
]

const stored = `
  select 'email' as kind, email as value from users
  union select 'name', full_name from users where full_name like '% %'
  union select 'phone', phone from users
  union select 'calendar export', secret from calendar_exports
  union select 'shared list', secret from favorite_boards
  union select 'shared trip', secret from trip_links
  union select 'calendar address', url from calendar_feeds
  union select 'device', endpoint from push_subscriptions
  union select 'door code', (regexp_matches(arrival_notes, '\\d{4,}', 'g'))[1] from suite_texts
  union select 'door code', guide->>'doorCode' from home_guides
  union select 'Wi-Fi password', guide->>'wifiPassword' from home_guides
`

/** Values that the tests have entered and that must not appear in logs. */
export async function collectPrivateValues(dataDir: string): Promise<KnownValue[]> {
  const outbox = join(dataDir, 'outbox')
  const known = [...typed, ...(await tokensInEmails(outbox)), ...(await codesInEmails(outbox))]
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ kind: string; value: string | null }>(stored)
    for (const { kind, value } of rows) if (value) known.push({ kind, value })
  })
  return known
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Links that reset, confirm, invite and unsubscribe: the database stores only their hashes. Ids in
 * links, such as those of bookings, open nothing by themselves.
 */
async function tokensInEmails(outbox: string): Promise<KnownValue[]> {
  const tokens = new Set<string>()
  for (const name of await readdir(outbox)) {
    const text = await readFile(join(outbox, name), 'utf8')
    for (const [, token = ''] of text.matchAll(/[?&/=]([\w-]{30,})(?=["&\s\\])/g)) {
      if (!uuid.test(token)) tokens.add(token)
    }
  }
  return [...tokens].map((value) => ({ kind: 'token of an email', value }))
}

/** The codes of gift cards, grouped as in their email and as they are typed without dashes. */
async function codesInEmails(outbox: string): Promise<KnownValue[]> {
  const codes = new Set<string>()
  for (const name of await readdir(outbox)) {
    const text = await readFile(join(outbox, name), 'utf8')
    for (const [, code = ''] of text.matchAll(/[?&]redeem=((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/g)) {
      codes.add(code).add(code.replaceAll('-', ''))
    }
  }
  return [...codes].map((value) => ({ kind: 'gift card code', value }))
}
