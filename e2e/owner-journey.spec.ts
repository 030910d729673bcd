import type { Page, TestInfo } from '@playwright/test'
import { companyDay } from '../demo/company-clock.ts'
import type { CalendarNight } from '../packages/contract/src/calendar/endpoints.ts'
import { addDays, listNights } from '../packages/contract/src/platform/time/days.ts'
import { formatDay } from '../packages/contract/src/platform/time/format-day.ts'
import { listHome } from './support/list-home.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, createGuest, createOwner, storeSession } from './support/people.ts'
import { languageOf, readAs, type Say } from './support/reader.ts'
import { smallTargets } from './support/small-targets.ts'

type Journey = { page: Page; say: Say; testInfo: TestInfo; home: string; slug: string }
type Nights = { from: string; to: string }
type Booked = { id: string; checkIn: string; checkOut: string }

test('an owner lists a home, sets a season, blocks a week, is booked, imports a calendar and resolves a conflict @desktop', async ({
  page,
  complaints,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const home = `Casa Salvia ${testInfo.repeatEachIndex}`
  const owner = await createOwner()
  await storeSession(page, owner)
  const slug = await test.step('list a home', () => listHome(page, say, home))
  // A file that is no photo is refused.
  forgetRefusals(complaints, 400)
  const journey = { page, say, testInfo, home, slug }
  const today = companyDay(new Date())
  const season = { from: addDays(today, 22), to: addDays(today, 36) }
  const week = { from: addDays(today, 14), to: addDays(today, 21) }
  await test.step('set a season', () => setSeason(journey, season))
  await test.step('block a week on the phone', () => blockWeek(journey, week))

  const guest = await createGuest({ funds: 100_00 })
  await storeSession(page, guest)
  const booked = await test.step('a guest books', () => bookHome(journey, season))

  expect(complaints).toEqual([])
  await storeSession(page, owner)
  const imported = addDays(booked.checkOut, 10)
  const feed = await test.step('import a calendar', () => importFeed(journey, booked, imported))
  // An address inside the network is refused.
  forgetRefusals(complaints, 400)
  await test.step('resolve the conflict', () => resolveConflict(journey, feed, guest.fullName))
  expect(complaints).toEqual([])
  await test.step('guests see what is taken', () => expectTaken(journey, { week, imported }))
  const kept = await callApi(`/bookings/${booked.id}`, { method: 'GET', token: guest.token })
  expect(kept.status).toBe('confirmed')
  await callApi(`/owner/homes/${slug}/publication`, { method: 'DELETE', token: owner.token })
  // The home is not for sale on the dates of its page's address.
  forgetRefusals(complaints, 409)
})

/** The browser logs every refused request as an error. */
function forgetRefusals(complaints: string[], status: 400 | 409): void {
  const others = complaints.splice(0).filter((each) => !each.includes(`status of ${status}`))
  expect(others).toEqual([])
}

async function setSeason({ page, say, slug }: Journey, { from, to }: Nights): Promise<void> {
  await page.goto(`/property-management/prices?home=${slug}`)
  const prices = page.getByRole('table', { name: say('prices.next_months') })
  await expect(prices).toBeAttached()
  await page.getByRole('button', { name: say('prices.add_season') }).click()
  const seasons = page.getByRole('region', { name: say('prices.part.seasons') })
  const season = seasons.locator('details[open]').last()
  await season.getByLabel(say('prices.season_name')).fill('Regatta')
  await season.getByLabel(say('prices.first_night')).fill(from)
  await season.getByLabel(say('prices.last_night')).fill(addDays(to, -1))
  await season.getByLabel(say('prices.nightly')).fill('0')
  await expect(season.getByText(say('problem.pricing.price_out_of_range'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('prices.save') })).toBeDisabled()
  await season.getByLabel(say('prices.nightly')).fill('777')
  await season.getByLabel(say('prices.weekend')).fill('777')
  await expect(prices.getByRole('cell', { name: '$777', exact: true })).toBeAttached()
  await expect(page.getByText(say('prices.unsaved', { count: 1 }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('prices.save') }).click()
  await expect(page.getByText(say('prices.saved'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(seasons.getByText('Regatta')).toBeVisible()
}

/** Also on desktop in the window of a phone, for which the page is made. */
async function blockWeek({ page, say, testInfo, slug }: Journey, week: Nights): Promise<void> {
  const window = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/property-management/movile-management')
  const last = addDays(week.to, -1)
  for (const date of [week.from, last]) {
    const day = formatDay(date, languageOf(testInfo.project), 'longWeekday')
    await page.getByRole('button', { name: day }).click()
  }
  const dock = page.getByRole('region', { name: say('mobile.picked') })
  await expect(dock.getByText(say('overview.stay_nights', { count: 7 }))).toBeVisible()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await dock.getByRole('button', { name: say('mobile.block') }).click()
  const blocked = page.getByRole('button', { name: `, ${say('mobile.night.blocked')}` })
  await expect(blocked).toHaveCount(7)
  await expect.poll(() => statesOf(slug, week)).toEqual(Array(7).fill('taken'))
  if (window) await page.setViewportSize(window)
}

/** Finds the home by its name and pays the price of the season with a saved card. */
async function bookHome({ page, say, home, slug }: Journey, season: Nights): Promise<Booked> {
  const stay = await firstStay(slug, season)
  const dates = `checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&guests=1`
  await page.goto(`/?where=${encodeURIComponent(home)}&${dates}`)
  await page.getByRole('link', { name: home }).first().click()
  await expect(page).toHaveURL(new RegExp(`/suite-details/${slug}`))
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  await expect(page.getByText('RTX 2098316')).toBeVisible()
  const found = await callApi(`/suites/${slug}`, { method: 'GET' })
  expect(found.photos).toHaveLength(5)
  const count = listNights(stay.checkIn, stay.checkOut).length
  await expect(page.getByText(say('price.nights', { count, each: '$777' })).first()).toBeVisible()
  await page
    .getByRole('button', { name: say('quote.reserve'), exact: true })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page).toHaveURL(/\/checkout\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('checkbox', { name: /^(I agree|Acepto)/ }).check()
  await page.getByRole('button', { name: /^(Pay|Pagar) \$/ }).click()
  await expect(page.getByRole('heading', { name: say('confirmed.title') })).toBeVisible()
  return { id, ...stay }
}

/** The first stay of the minimum length within these nights. */
async function firstStay(slug: string, { from, to }: Nights) {
  const nights = await nightsOf(slug, { from, to })
  const first = nights.find(
    ({ date, canCheckIn, minNights }) => canCheckIn && addDays(date, minNights) <= to,
  )
  if (!first) throw new Error(`${slug} has no available night between ${from} and ${to}.`)
  return { checkIn: first.date, checkOut: addDays(first.date, first.minNights) }
}

/** A calendar that sold the last night of the booking too, and a night that was available. */
async function importFeed({ page, say, slug }: Journey, booked: Booked, night: string) {
  const overlap = `${addDays(booked.checkOut, -1)}/${addDays(booked.checkOut, 2)}`
  const query = `stay=${overlap}&stay=${addDays(night, -1)}/${addDays(night, 1)}`
  const channels = '/property-management/channels'
  await page.goto(channels)
  await expect(page.getByRole('heading', { name: say('channels.feeds.title') })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${channels}?open=add&of=${slug}`)
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel(say('channels.add.address'))
  const check = dialog.getByRole('button', { name: say('channels.add.check') })
  await address.fill('http://169.254.169.254/calendar.ics')
  await check.click()
  await expect(dialog.getByText(say('problem.channels.address_refused'))).toBeVisible()
  await address.fill(`http://feeds.marea.test/airbnb/${slug}.ics?${query}`)
  await check.click()
  await expect(dialog.getByText(say('channels.add.found', { channel: 'Airbnb' }))).toBeVisible()
  const name = `Airbnb ${slug}`
  await dialog.getByLabel(say('channels.add.name')).fill(name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('channels.add.save') }).click()
  await expect(page.getByText(say('channels.add.done'))).toBeVisible()
  return name
}

async function resolveConflict({ page, say }: Journey, feed: string, guestName: string) {
  const conflict = page.locator('section[id^="conflict-"]').filter({ hasText: feed })
  await expect(conflict.getByText(say('channels.conflict.state'), { exact: true })).toBeVisible()
  await expect(conflict.getByText(guestName).first()).toBeVisible()
  await conflict.getByRole('button', { name: say('channels.conflict.keep_button') }).click()
  const guest = guestName.split(' ')[0] ?? ''
  await expect(conflict.getByText(say('channels.conflict.kept', { guest }))).toBeVisible()
  await expectAccessible(page)
}

/** The blocked week and the imported night are closed in the calendar that guests read. */
async function expectTaken(
  { page, say, testInfo, slug }: Journey,
  { week, imported }: { week: Nights; imported: string },
): Promise<void> {
  expect(await statesOf(slug, week)).toEqual(Array(7).fill('taken'))
  const month = `${imported.slice(0, 8)}01`
  await page.goto(`/suite-details/${slug}?checkIn=${month}&checkOut=${addDays(month, 3)}`)
  const day = formatDay(imported, languageOf(testInfo.project), 'full')
  const calendar = page.locator('#nights')
  await calendar.scrollIntoViewIfNeeded()
  await expect(calendar.getByRole('button', { name: day })).toHaveAccessibleName(
    new RegExp(say('ui.day_taken')),
  )
}

async function statesOf(slug: string, nights: Nights): Promise<string[]> {
  return (await nightsOf(slug, nights)).map(({ state }) => state)
}

async function nightsOf(slug: string, { from, to }: Nights): Promise<CalendarNight[]> {
  const path = `/suites/${slug}/calendar?from=${from}&to=${to}`
  return (await callApi(path, { method: 'GET' })).nights
}
