import { describe, expect, test } from 'vitest'
import { isTest, listFiles, type SourceFile, sliceOf } from './source.ts'

const sources = listFiles(/^apps\/api\/src\/[^/]+\/.*\.ts$/).filter(
  (file) => !isTest(file) && !/\/(generated|stand-in)\//.test(file.path),
)

const tables = new Set(
  listFiles(/^apps\/api\/src\/platform\/generated\/database\.ts$/)
    .flatMap(({ text }) => [
      ...text.slice(text.indexOf('interface DB {')).matchAll(/^ {2}(\w+): [A-Z]\w+;?$/gm),
    ])
    .map(([, name = '']) => snakeCase(name)),
)

/** What a slice may read of tables that another slice writes. */
const foreignReads: Record<string, string[]> = {
  articles: ['users'],
  bookings: ['charges', 'host_ids', 'occupancies', 'quotes', 'suites', 'tax_rates', 'users'],
  calendar: [
    'nightly_rates',
    'stay_discounts',
    'stay_limits',
    'suite_extras',
    'suites',
    'tax_rates',
  ],
  channels: ['suites'],
  expenses: ['statement_seals', 'suites'],
  favorites: ['suites', 'users'],
  identity: ['events'],
  integrations: ['bookings', 'events', 'reviews', 'rooms', 'suites', 'users'],
  locale: ['users'],
  messaging: ['bookings', 'suites', 'users'],
  notifications: [
    'bookings',
    'calendar_feeds',
    'events',
    'expense_requests',
    'favorite_stays',
    'guest_reviews',
    'messages',
    'reviews',
    'room_readers',
    'rooms',
    'saved_searches',
    'stay_reviews',
    'suite_licenses',
    'suites',
    'users',
    'webhook_endpoints',
  ],
  operations: [
    'bank_accounts',
    'booking_rests',
    'bookings',
    'charges',
    'gift_cards',
    'host_ids',
    'messages',
    'rooms',
    'sessions',
    'suites',
    'users',
    'withdrawals',
  ],
  owners: ['bookings', 'occupancies', 'users'],
  payments: ['users'],
  platform: ['users'],
  pricing: ['bookings', 'suites', 'users'],
  rates: [
    'block_notes',
    'bookings',
    'calendar_feeds',
    'feed_conflicts',
    'feed_differences',
    'feed_events',
    'neighborhoods',
    'occupancies',
    'price_rules',
    'rate_overrides',
    'suite_photos',
    'suites',
    'users',
  ],
  reviews: ['bookings', 'suites', 'users'],
  search: [
    'bookings',
    'neighborhoods',
    'nightly_rates',
    'occupancies',
    'stay_discounts',
    'stay_limits',
    'suite_amenities',
    'suite_texts',
    'suites',
    'tax_rates',
  ],
  statements: [
    'block_notes',
    'booking_changes',
    'booking_rests',
    'booking_steps',
    'bookings',
    'expenses',
    'neighborhoods',
    'nightly_rates',
    'occupancies',
    'suites',
    'tax_rates',
    'users',
  ],
  suites: ['events', 'response_times', 'tax_rates', 'users'],
  wallet: ['booking_payments', 'bookings', 'events', 'suites', 'users'],
}

const writing = {
  kysely: /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  sql: /\b(?:insert into|update|delete from|merge into|truncate)\s+(?:only\s+)?(\w+)/g,
}
const reading = {
  kysely: /\.(?:selectFrom|from|using|\w+Join)\(\s*\[?\s*'(\w+)/g,
  sql: /\b(?:from|join|using)\s+(\w+)/g,
}

describe('tables', () => {
  test('each is written by one slice', () => {
    const shared = [...writersOf()].filter(([, writers]) => writers.size > 1)
    expect(shared.map(([table, writers]) => `${table}: ${[...writers].join(', ')}`)).toEqual([])
  })

  test('most are written by a slice, so the scan finds writes', () => {
    expect(writersOf().size).toBeGreaterThan(tables.size * 0.8)
  })

  test('other slices read only what the list allows', () => {
    const writers = writersOf()
    const found = new Map<string, Set<string>>()
    for (const file of sources) {
      const slice = sliceOf(file.path) ?? ''
      for (const table of tablesIn(file, reading)) {
        const owners = writers.get(table)
        if (owners && !owners.has(slice)) addTo(found, slice, table)
      }
    }
    const reads = [...found].map(([slice, read]) => [slice, [...read].sort()])
    expect(Object.fromEntries(reads)).toEqual(foreignReads)
  })
})

function writersOf(): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  for (const file of sources) {
    for (const table of tablesIn(file, writing)) addTo(writers, table, sliceOf(file.path) ?? '')
  }
  return writers
}

function tablesIn({ text }: SourceFile, { kysely, sql }: typeof writing): string[] {
  const named = [
    ...[...text.matchAll(kysely)].map(([, name = '']) => snakeCase(name)),
    ...[...text.matchAll(sql)].map(([, name = '']) => name),
  ]
  return named.filter((name) => tables.has(name))
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value))
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
