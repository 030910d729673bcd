import { translate } from '@marea/contract/platform/translate.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'

const { en } = textTables

const stay = { checkIn: '2026-12-11', checkOut: '2026-12-16' }
const say = (today: string) =>
  countdown(stay, today, (key, params) => translate(en, 'en', key, params))

test('the countdown is in days, with names for the last ones', () => {
  expect(say('2026-11-15')).toBe('In 26 days')
  expect(say('2026-12-10')).toBe('Tomorrow')
  expect(say('2026-12-11')).toBe('Today')
})

test('from the first night to the last day the stay is in progress', () => {
  expect(say('2026-12-12')).toBe(say('2026-12-16'))
  expect(say('2026-12-17')).not.toBe(say('2026-12-16'))
})
