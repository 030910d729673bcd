import { describe, expect, test } from 'vitest'
import { isTest, listFiles, type SourceFile, sliceOf, slices } from './source.ts'

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

const [schema = ''] = listFiles(/^apps\/api\/src\/platform\/generated\/schema\.sql$/).map(
  ({ text }) => text,
)

/**
 * What a slice reads of tables that a slice above it writes: through views that begin with the
 * reader's name (decision 119). Whoever changes such a table sees here who reads which part of it.
 */
const viewsOfReaders: Record<string, string[]> = {
  expenses_sealed_months: ['statement_seals'],
  locale_names: [
    'brand_changes',
    'jurisdictions',
    'license_kinds',
    'places',
    'tax_authorities',
    'tax_returns',
  ],
  platform_people: ['users'],
  pricing_booked_stays: ['bookings'],
  rates_double_bookings: ['calendar_feeds', 'feed_conflicts', 'feed_events'],
  rates_import_changes: ['calendar_feeds', 'feed_differences'],
  rates_imported_events: ['calendar_feeds', 'feed_events'],
  search_stays: ['bookings'],
  suites_response_times: ['response_times'],
  suites_taxes: ['tax_authorities', 'tax_rates'],
  wallet_booking_payments: ['booking_payments'],
  wallet_stays: ['bookings'],
}

/** What a slice reads of tables that a slice below it writes. */
const foreignReads: Record<string, string[]> = {
  articles: ['users'],
  bookings: [
    'charges',
    'host_ids',
    'occupancies',
    'places',
    'quotes',
    'suites',
    'tax_rates',
    'users',
  ],
  calendar: [
    'nightly_rates',
    'places',
    'stay_discounts',
    'stay_limits',
    'suite_extras',
    'suites',
    'tax_authorities',
    'tax_rates',
  ],
  channels: ['suites'],
  expenses: ['suites'],
  favorites: ['suites', 'users'],
  identity: ['events'],
  integrations: ['bookings', 'events', 'reviews', 'rooms', 'suites', 'users'],
  locale: ['users'],
  messaging: ['bookings', 'places', 'suites', 'users'],
  notifications: [
    'bookings',
    'calendar_feeds',
    'events',
    'expense_requests',
    'favorite_stays',
    'guest_reviews',
    'messages',
    'places',
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
    'booking_acceptances',
    'booking_rests',
    'bookings',
    'charge_origins',
    'charges',
    'dispute_transactions',
    'disputes',
    'fraud_warnings',
    'gift_cards',
    'host_ids',
    'messages',
    'outgoing_mails',
    'rooms',
    'sessions',
    'stay_marks',
    'suites',
    'users',
    'withdrawals',
  ],
  owners: ['bookings', 'occupancies', 'users'],
  payments: ['users'],
  pricing: ['jurisdictions', 'suites', 'users'],
  rates: [
    'block_notes',
    'bookings',
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
    'jurisdictions',
    'neighborhoods',
    'nightly_rates',
    'occupancies',
    'places',
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
    'charges',
    'disputes',
    'expenses',
    'holidays',
    'jurisdictions',
    'neighborhoods',
    'nightly_rates',
    'occupancies',
    'suites',
    'tax_authorities',
    'tax_authority_jurisdictions',
    'tax_rates',
    'tax_return_rules',
    'tax_returns',
    'users',
    'withdrawals',
  ],
  suites: ['events', 'users'],
  wallet: ['events', 'suites', 'users'],
}

const writing = {
  kysely: /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  sql: /\b(?:insert into|update|delete from|merge into|truncate)\s+(?:only\s+)?(\w+)|DatedSetting<\w+> = \{\s+table: '(\w+)'/g,
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
    const reads = [...readsBySlice()].map(([slice, read]) => {
      const foreign = [...read].filter(
        (table) => writers.has(table) && !writers.get(table)?.has(slice),
      )
      return [slice, foreign.sort()] as const
    })
    expect(Object.fromEntries(reads.filter(([, foreign]) => foreign.length > 0))).toEqual(
      foreignReads,
    )
  })

  test('no slice reads a table of a slice above it', () => {
    const upward = Object.entries(foreignReads).flatMap(([slice, read]) =>
      read
        .filter((table) =>
          [...(writersOf().get(table) ?? [])].some((owner) => isAbove(owner, slice)),
        )
        .map((table) => `${slice} → ${table}`),
    )
    expect(upward).toEqual([])
  })
})

describe('views', () => {
  test('each is listed with the tables it reads', () => {
    const found = [...schema.matchAll(/^CREATE VIEW (\w+) AS\n([^;]*)/gm)].map(
      ([, name = '', text = '']) =>
        [name, tablesIn({ text: text.toLowerCase() }, reading)] as const,
    )
    const read = found
      .filter(([name]) => !schema.includes(`INSTEAD OF INSERT ON ${name} `))
      .map(([name, tables]) => [name, [...new Set(tables)].sort()])
    expect(Object.fromEntries(read)).toEqual(viewsOfReaders)
  })

  test('each is read by the slice it is named after alone', () => {
    const reads = readsBySlice()
    const readers = Object.keys(viewsOfReaders).map((view) => [
      view,
      [...reads].filter(([, read]) => read.has(view)).map(([slice]) => slice),
    ])
    expect(Object.fromEntries(readers)).toEqual(
      Object.fromEntries(readers.map(([view]) => [view, [String(view).split('_')[0]]])),
    )
  })

  test('each reads a table of a slice above its reader, for others it may read itself', () => {
    const writers = writersOf()
    const needless = Object.entries(viewsOfReaders).filter(([view, read]) => {
      const owners = read.flatMap((table) => [...(writers.get(table) ?? [])])
      return !owners.some((owner) => isAbove(owner, view.split('_')[0] ?? ''))
    })
    expect(needless).toEqual([])
  })
})

function isAbove(slice: string, other: string): boolean {
  return slices.indexOf(slice) > slices.indexOf(other)
}

function readsBySlice(): Map<string, Set<string>> {
  const reads = new Map<string, Set<string>>()
  for (const file of sources) {
    for (const table of tablesIn(file, reading)) addTo(reads, sliceOf(file.path) ?? '', table)
  }
  return reads
}

function writersOf(): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  for (const file of sources) {
    for (const table of tablesIn(file, writing)) addTo(writers, table, sliceOf(file.path) ?? '')
  }
  return writers
}

function tablesIn({ text }: Pick<SourceFile, 'text'>, { kysely, sql }: typeof writing): string[] {
  const named = [
    ...[...text.matchAll(kysely)].map(([, name = '']) => snakeCase(name)),
    ...[...text.matchAll(sql)].map(([, name, dated = '']) => name ?? dated),
  ]
  return named.filter((name) => tables.has(name))
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value))
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
