import type { CalendarNight } from '../packages/contract/src/calendar/endpoints.ts'
import { addDays, listNights } from '../packages/contract/src/calendar/nights.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'
import { smallTargets } from './support/small-targets.ts'

/** Homes whose prices no other test looks at, another one in each project. */
const owners: Record<string, { email: string; home: string }> = {
  desktop: { email: 'naomi@marea.test', home: 'casa-verbena' },
  phone: { email: 'mateo@marea.test', home: 'casa-lucero' },
}

test('an owner sets a season, sees its prices and the back-test, and a guest gets that price', async ({
  page,
  complaints,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const { email = '', home = '' } = owners[testInfo.project.name] ?? {}
  const { token } = await enterAs(page, email)
  await page.goto(`/property-management/prices?home=${home}`)
  const prices = page.getByRole('table', { name: say('prices.next_months') })
  await expect(prices).toBeAttached()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])

  await page.getByRole('button', { name: say('prices.add_season') }).click()
  const seasons = page.getByRole('region', { name: say('prices.part.seasons') })
  const season = seasons.locator('details[open]').last()
  await season.getByLabel(say('prices.season_name')).fill('Regatta')
  await season.getByLabel(say('prices.nightly')).fill('0')
  await expect(season.getByText(say('problem.pricing.price_out_of_range'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('prices.save') })).toBeDisabled()
  await season.getByLabel(say('prices.nightly')).fill('777')
  await season.getByLabel(say('prices.weekend')).fill('777')
  await expect(prices.getByRole('cell', { name: '$777', exact: true })).toBeAttached()
  await expect(page.getByText(say('prices.assumed'))).toBeVisible()
  await expect(page.getByText(say('prices.unsaved', { count: 1 }))).toBeVisible()
  await expectAccessible(page)

  const from = await season.getByLabel(say('prices.first_night')).inputValue()
  const to = await season.getByLabel(say('prices.last_night')).inputValue()
  await page.getByRole('button', { name: say('prices.save') }).click()
  await expect(page.getByText(say('prices.saved'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(seasons.getByText('Regatta')).toBeVisible()

  const stay = await availableStay(home, { from, to, token })
  await page.goto(
    `/suite-details/${home}?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&guests=1`,
  )
  const count = listNights(stay.checkIn, stay.checkOut).length
  await expect(page.getByText(say('price.nights', { count, each: '$777' })).first()).toBeVisible()
  expect(complaints).toEqual([])
})

type Searched = { from: string; to: string; token: string }

/** The first stay of the minimum length within these nights. */
async function availableStay(home: string, { from, to, token }: Searched) {
  const path = `/suites/${home}/calendar?from=${from}&to=${to}`
  const { nights }: { nights: CalendarNight[] } = await callApi(path, { method: 'GET', token })
  const first = nights.find(
    ({ date, canCheckIn, minNights }) => canCheckIn && addDays(date, minNights) <= to,
  )
  if (!first) throw new Error(`${home} has no available night between ${from} and ${to}.`)
  return { checkIn: first.date, checkOut: addDays(first.date, first.minNights) }
}
