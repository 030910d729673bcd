import type { Page } from '@playwright/test'
import type { Language } from '../packages/contract/src/platform/language.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { formatDay } from '../packages/contract/src/platform/time/format-day.ts'
import type { CalendarHome, OwnerCalendar } from '../packages/contract/src/rates/calendar.ts'
import { takenOf } from '../packages/contract/src/rates/calendar-nights.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

/** Owners whose calendars no other test uses, one per project. */
const owners: Record<string, { email: string; language: Language }> = {
  desktop: { email: 'julian@marea.test', language: 'en' },
  phone: { email: 'mateo@marea.test', language: 'es' },
}

test('an owner blocks nights, learns which booking is in the way, sets a price and undoes it', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { email = '', language = 'en' } = owners[testInfo.project.name] ?? {}
  const { token } = await enterAs(page, email)
  const calendar: OwnerCalendar = await callApi('/owner/calendar', { method: 'GET', token })
  const [home] = calendar.homes
  if (!home) throw new Error(`${email} has no home.`)
  const from = addDays(calendar.today, 40)
  const isPhone = testInfo.project.name === 'phone'
  const night = (day: string) => {
    const name = new RegExp(`^${home.name}, ${formatDay(day, language, 'shortWeekday')},`)
    return page.getByRole(isPhone ? 'button' : 'gridcell', { name })
  }
  const choose = async (first: string, last: string) => {
    await open(page, home.slug, first)
    await night(first).click()
    await night(last).click()
  }
  const dock = page.getByRole('form', { name: say('owner_calendar.selection') })

  const free = freeNights(home, { from, nights: 4 })
  await choose(free, addDays(free, 3))
  await expectAccessible(page)
  await dock.getByText(say('owner_calendar.block'), { exact: true }).click()
  await dock.getByLabel(say('owner_calendar.reason')).fill('Pintura')
  await dock.getByRole('button', { name: say('owner_calendar.do_block', { count: 4 }) }).click()
  await expect(page.getByText(say('owner_calendar.saved_block'))).toBeVisible()
  expect(await guestStates(home.slug, free)).toEqual(['taken', 'taken', 'taken', 'taken'])

  const stay = stayBetweenFreeNights(home, from)
  await choose(addDays(stay.from, -1), stay.to)
  await dock.getByText(say('owner_calendar.owner_stay'), { exact: true }).click()
  await dock
    .getByRole('button', { name: /3|4|5|6|7|8|9|\d\d/ })
    .last()
    .click()
  await expect(dock.getByText(stay.reference ?? '')).toBeVisible()
  await expect(dock.getByText(stay.guest ?? '')).toBeVisible()

  const priced = freeNights(home, { from: addDays(free, 5), nights: 2 })
  await choose(priced, addDays(priced, 1))
  await dock.getByLabel(say('owner_calendar.price')).fill('1777')
  await expect(dock.getByText(say('owner_calendar.guest_total'))).toBeVisible()
  await dock.getByRole('button', { name: say('owner_calendar.save', { count: 2 }) }).click()
  await expect.poll(() => guestPrices(home.slug, priced)).toEqual([1777_00, 1777_00])
  await page
    .getByRole('button', { name: say('owner_calendar.undo'), exact: true })
    .last()
    .click()
  await expect.poll(() => guestPrices(home.slug, priced)).not.toContain(1777_00)
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
})

async function open(page: Page, home: string, day: string) {
  await page.goto(`/property-management/calendar?home=${home}&month=${day.slice(0, 7)}`)
}

function isFree(home: CalendarHome, day: string): boolean {
  return takenOf(home).every(({ from, to }) => day < from || day >= to)
}

/** The first run of this many free nights within one month. */
function freeNights(home: CalendarHome, { from, nights }: { from: string; nights: number }) {
  for (let day = from; day < addDays(from, 300); day = addDays(day, 1)) {
    const all = Array.from({ length: nights }, (_, index) => addDays(day, index))
    const isOneMonth = all.every((each) => each.startsWith(day.slice(0, 7)))
    if (isOneMonth && all.every((each) => isFree(home, each))) return day
  }
  throw new Error(`${home.name} has no free nights.`)
}

/** A booking with a free night before and after it in the same month. */
function stayBetweenFreeNights(home: CalendarHome, after: string) {
  const found = takenOf(home).find(({ kind, from, to }) => {
    const before = addDays(from, -1)
    const isOneMonth = before.slice(0, 7) === to.slice(0, 7)
    const isOpen = isFree(home, before) && isFree(home, to)
    return kind === 'booking' && before >= after && isOneMonth && isOpen
  })
  if (!found) throw new Error(`${home.name} has no such booking.`)
  return found
}

async function guestNights(slug: string, from: string, count: number) {
  const path = `/suites/${slug}/calendar?from=${from}&to=${addDays(from, count)}`
  const { nights } = await callApi(path, { method: 'GET' })
  return nights as { state: string; price: { amount: number } }[]
}

async function guestStates(slug: string, from: string) {
  return (await guestNights(slug, from, 4)).map(({ state }) => state)
}

async function guestPrices(slug: string, from: string) {
  return (await guestNights(slug, from, 2)).map(({ price }) => price.amount)
}
