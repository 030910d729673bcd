import { unchangedWeek } from '@marea/contract/pricing/rules/unchanged-week.ts'
import type { CalendarHome, OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import { expect, test } from 'vitest'
import { type BulkInput, emptyBulk } from './bulk-draft.ts'
import { bulkSummary } from './bulk-summary.ts'

function home(slug: string, nightlyAmount: number): CalendarHome {
  const none = { overrides: [], bookings: [], holds: [], blocks: [], imports: [], conflicts: [] }
  const rules = {
    nightlyAmount,
    weekendAmount: nightlyAmount,
    minNights: 2,
    seasons: [],
    weekdayPercents: unchangedWeek,
    weekdayAmounts: unchangedWeek,
    lastMinute: [],
    earlyBird: [],
    floorAmount: null,
    ceilingAmount: null,
  }
  return { slug, name: slug, neighborhood: '', photo: null, maxNights: 30, rules, ...none }
}

const calendar: OwnerCalendar = {
  today: '2026-11-16',
  from: '2026-11-01',
  to: '2028-11-01',
  homes: [home('casa-malva', 1000_00), home('casa-salina', 1480_00), home('draft', 1_00)],
}
const input: BulkInput = {
  ...emptyBulk,
  homes: calendar.homes.map(({ slug }) => slug),
  firstNight: '2026-12-01',
  lastNight: '2026-12-26',
  value: '15',
}

test('a percentage says how many nights and homes change, from which average to which, and who is skipped', () => {
  expect(bulkSummary(calendar, input)).toEqual({
    nights: 26,
    homes: 2,
    was: 1240_00,
    is: 1426_00,
    skipped: ['draft'],
  })
})

test('an average is a whole number of cents, or it would be shown as no price', () => {
  const homes = [home('casa-malva', 1000_00), home('casa-duna', 1000_00), home('casa-sal', 1000_01)]
  expect(
    bulkSummary({ ...calendar, homes }, { ...input, homes: homes.map(({ slug }) => slug) }),
  ).toMatchObject({ was: 1000_00, is: 1150_00 })
})

test('a price set by hand skips no home, because it gives a draft its price', () => {
  expect(bulkSummary(calendar, { ...input, act: 'amount', value: '900' })).toMatchObject({
    homes: 3,
    is: 900_00,
    skipped: [],
  })
})

test('a block changes no price', () => {
  const summary = bulkSummary(calendar, { ...input, act: 'block', value: '', weekdays: [5, 6] })
  expect(summary).toEqual({ nights: 8, homes: 3, skipped: [] })
})

test('without homes, nights or weekdays there is nothing to say', () => {
  const missing = [{ homes: [] }, { firstNight: '' }, { lastNight: '2026-11-30' }, { weekdays: [] }]
  for (const given of missing) expect(bulkSummary(calendar, { ...input, ...given })).toBeNull()
})
