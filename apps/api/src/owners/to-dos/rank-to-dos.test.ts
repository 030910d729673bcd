import { expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { rankToDos, type Unranked } from './rank-to-dos.ts'

const home = { slug: 'casa-almendro', name: 'Casa Almendro' }
const amount = { amount: 100_00, currency: 'USD' as const }
const today = '2026-11-15'

const feed = (trouble: 'conflict' | 'paused'): Unranked => ({
  kind: 'feed',
  id: trouble,
  home,
  calendar: 'Airbnb',
  trouble,
  nights: null,
  since: '2026-11-14T12:00:00Z',
})
const hostId = (checkIn: string): Unranked => ({
  kind: 'host_id',
  bookingId: checkIn,
  home,
  guest: 'Laura',
  checkIn,
  document: 'passport',
})
const hours: Unranked = {
  kind: 'hours',
  id: 'hours',
  home,
  guest: 'Laura',
  side: 'check_in',
  day: '2026-11-20',
  hour: '12:00',
  amount,
  night: null,
  expiresAt: '2026-11-16T12:00:00Z',
  timeZone: companyTimeZone,
}
const license = (validUntil: string): Unranked => ({
  kind: 'license',
  home,
  license: 'fl_dbpr',
  number: 'AB-12345',
  validUntil,
  isExpired: validUntil < today,
})
const missing: Unranked = {
  kind: 'missing_id',
  bookingId: 'missing',
  home,
  guest: 'Daniel',
  checkInAt: '2026-11-15T21:00:00Z',
  timeZone: companyTimeZone,
}
const priceGap: Unranked = { kind: 'price_gap', home, from: '2026-12-20', to: '2027-01-04' }
const messages: Unranked = { kind: 'messages', conversations: [] }

test('double bookings come first, then arrivals without an ID, deadlines and licenses', () => {
  const found = [
    priceGap,
    messages,
    feed('paused'),
    license('2026-11-29'),
    hours,
    missing,
    feed('conflict'),
  ]
  const ranked = rankToDos(found, today)
  expect(ranked.map(({ kind, isUrgent }) => [kind, isUrgent])).toEqual([
    ['feed', true],
    ['missing_id', true],
    ['hours', true],
    ['license', true],
    ['feed', false],
    ['messages', false],
    ['price_gap', false],
  ])
  expect(ranked[0]).toMatchObject({ trouble: 'conflict' })
})

test('an ID is urgent on the day of the arrival, and can wait before', () => {
  const ranked = rankToDos([hostId('2026-11-20'), hours, hostId('2026-11-15')], today)
  expect(ranked.map((toDo) => [toDo.kind, toDo.isUrgent])).toEqual([
    ['host_id', true],
    ['hours', true],
    ['host_id', false],
  ])
})

test('a license is urgent in its last two weeks, and can wait before', () => {
  const ranked = rankToDos(['2026-11-30', '2026-11-29', '2026-11-01'].map(license), today)
  expect(ranked.map((toDo) => [Reflect.get(toDo, 'validUntil'), toDo.isUrgent])).toEqual([
    ['2026-11-29', true],
    ['2026-11-01', true],
    ['2026-11-30', false],
  ])
})
