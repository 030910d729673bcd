import type { OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnerHomes, openOwnerHomes, saveRules } from '../../../test/owner-homes.ts'
import { type Guest, move } from '../../../test/stays.ts'

let homes: OwnerHomes
let ines: Guest
let priced: string
let draft: string

beforeAll(async () => {
  homes = await openOwnerHomes()
  const owner = await homes.nextOwner()
  ines = owner.ines
  priced = owner.home.slug
  await saveRules(ines, priced)
  const started = { name: 'Casa Sin Precio', kind: 'house', neighborhood: 'coconut-grove' }
  draft = (await move(ines, '/owner/homes', started)).body.result.slug
})
afterAll(() => homes.marea.close())

function raise(...slugs: string[]) {
  const act = { kind: 'rates', percent: 15 }
  const wish = { homes: slugs, from: '2026-12-11', to: '2026-12-13', act }
  return move(ines, '/owner/calendar/changes', wish)
}

async function overrides(slug: string) {
  const calendar: OwnerCalendar = (await ines.call('GET', '/owner/calendar')).body.result
  return calendar.homes.find((each) => each.slug === slug)?.overrides
}

test('a percentage for all homes skips a draft without prices and says so', async () => {
  const { status, body } = await raise(priced, draft)
  expect(status).toBe(200)
  expect(body.result).toMatchObject({ nights: 2, skipped: ['Casa Sin Precio'] })
  expect(await overrides(priced)).toEqual([['2026-12-11', '2026-12-13', 575_00, null]])
  expect(await overrides(draft)).toEqual([])
})

test('a percentage for a draft alone is refused, because there is no price to change', async () => {
  expect((await raise(draft)).body.error.code).toBe('calendar.no_prices')
})
