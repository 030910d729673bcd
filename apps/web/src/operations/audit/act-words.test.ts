import type { RecordedAct } from '@marea/contract/operations/audit.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { translate } from '@marea/contract/platform/translate.ts'
import { expect, test } from 'vitest'
import { namedTables } from '../../../test/row-names.ts'
import { wordsOfAct } from './act-words.ts'

const id = '3fa85f64-5717-4562-b3fc-2c963f66afa6'

function said(
  act: string,
  details: RecordedAct['details'],
  { subject = 'booking:1', language = 'en' as Language } = {},
): string[] {
  const { sentence, details: others } = wordsOfAct(
    { act, subject, details },
    {
      language,
      named: (key, params) => translate(namedTables[language], language, key, params),
      day: (day) => formatDay(day, language, 'medium'),
      time: (instant) => `at ${instant}`,
    },
  )
  return [sentence, ...others.map(({ label, value }) => `${label}: ${value}`)]
}

test.each<[string, RecordedAct['details'], string[]]>([
  [
    'identity.acting_ended',
    { by: 'time' },
    ['Left the account', 'How it ended: Time limit reached'],
  ],
  [
    'approvals.requested',
    { kind: 'booking_refund', amount: 620_00 },
    ['Asked another administrator to approve $620.00', 'For: Refund'],
  ],
  [
    'bookings.refunded',
    { code: 'cleaning', to: 'wallet', amount: 90_00, reason: 'Dust' },
    [
      'Refunded $90.00 for a booking: Dust',
      'Part of the price: Cleaning fee',
      'Refunded to: Wallet',
    ],
  ],
  [
    'homes.license_accepted',
    { kind: 'fl_dbpr', number: 'DWE 1', reason: '' },
    ['Accepted license DWE 1 for a home', 'License: Florida vacation rental license'],
  ],
  [
    'identity.acted_in_account',
    { request: `PUT /owner/bookings/${id}/check-in` },
    [
      'Made a change in the account: check-in or check-out of guests',
      'Request: PUT /owner/bookings/3fa85f64/check-in',
    ],
  ],
  [
    'identity.role_changed',
    { before: 'USER', after: 'OWNER' },
    ['Changed a role from Guest to Owner'],
  ],
  [
    'taxes.rate_added',
    { rate: 7250, before: 7000, from: '2027-01-01', jurisdictions: 'miami,surfside' },
    [
      'Added a tax rate',
      'Rate: 7.25%',
      'Before: 7%',
      'Effective from: Jan 1, 2027',
      'Applies in: City of Miami, Town of Surfside',
    ],
  ],
])('%s is said in words', (act, details, words) => {
  expect(said(act, details)).toEqual(words)
})

test('a fee has the unit of its code, and the reader’s language', () => {
  const details = { from: '2027-01-01', value: 180, before: 200 }
  expect(said('fees.changed', details, { subject: 'fee:commission' })).toContain('Value: 18%')
  expect(said('fees.changed', details, { subject: 'fee:withdrawal_us', language: 'es' })).toContain(
    'Antes: $2.00',
  )
})

test('the title of a group is the reader’s, and a title that cannot be read is shown as it is', () => {
  const titles = JSON.stringify({ en: 'Payments', es: 'Pagos' })
  const words = said('articles.group_added', { before: null, after: titles }, { language: 'es' })
  expect(words).toContain('Después: Pagos')
  expect(said('articles.group_added', { after: 'Payments' })).toContain('After: Payments')
})

test('what this version does not know is still readable', () => {
  const details = { newThing: 'some_stored_word', other: id, isDone: true, at: '2026-11-15' }
  expect(said('future.thing_done', details)).toEqual([
    'Future thing done',
    'New thing: Some stored word',
    'Other: 3fa85f64',
    'Is done: Yes',
    'At: Nov 15, 2026',
  ])
})

test('an exchange rate is shown in its currency', () => {
  const subject = 'currency:COP'
  expect(
    said('currencies.rate_added', { rate: 38_470_000, before: 38_000_000 }, { subject }),
  ).toEqual(['Added an exchange rate', 'Rate: COP\u00a03,847.0000', 'Before: COP\u00a03,800.0000'])
})

test('a sentence leaves out a reason that was not given', () => {
  expect(said('homes.taken_off', { reason: '' })).toEqual(['Removed a home from search'])
})
