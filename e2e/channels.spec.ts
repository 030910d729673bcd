import { addDays } from '../packages/contract/src/calendar/nights.ts'
import { formatDay } from '../packages/contract/src/platform/time/format-day.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, createGuest, enterAs } from './support/people.ts'
import { languageOf, readAs } from './support/reader.ts'
import { bookStay } from './support/stays.ts'

const channels = '/property-management/channels'

/** Owners whose calendars no other test looks at, another one in each project. */
const owners: Record<string, { email: string; slug: string; home: string }> = {
  desktop: { email: 'naomi@marea.test', slug: 'casa-lienzo', home: 'Casa Lienzo' },
  phone: { email: 'beatriz@marea.test', slug: 'casa-coralina', home: 'Casa Coralina' },
}

/** A booking, and an address whose calendar has sold its last night, and a night that was free. */
async function sellTwice(slug: string) {
  const guest = await createGuest({ isConfirmed: true })
  const id = await bookStay(guest, slug)
  const { checkOut } = await callApi(`/bookings/${id}`, { method: 'GET', token: guest.token })
  const sold = { from: addDays(checkOut, -1), to: addDays(checkOut, 2) }
  const { nights } = await callApi(`/suites/${slug}/calendar`, { method: 'GET' })
  const night = secondOfTwoFree(nights)
  const query = `stay=${sold.from}/${sold.to}&stay=${addDays(night, -1)}/${addDays(night, 1)}`
  return { address: `http://feeds.marea.test/airbnb/${slug}-${id}.ics?${query}`, night }
}

/** On the first of the two a stay could still end. */
function secondOfTwoFree(nights: { date: string; state: string }[]): string {
  const found = nights.find(
    ({ state }, at) => at > 20 && state === 'free' && nights[at - 1]?.state === 'free',
  )
  if (!found) throw new Error('No two nights in a row are free.')
  return found.date
}

test('an owner connects a calendar, sees its nights blocked, solves a conflict and regenerates an address', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { email, slug, home } = owners[testInfo.project.name] ?? { email: '', slug: '', home: '' }
  const { address, night } = await sellTwice(slug)
  await enterAs(page, email)
  await page.goto(channels)
  await expect(page.getByRole('heading', { name: say('channels.feeds.title') })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${channels}?open=add&of=${slug}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('channels.add.address')).fill('http://169.254.169.254/calendar.ics')
  await dialog.getByRole('button', { name: say('channels.add.check') }).click()
  await expect(dialog.getByText(say('problem.channels.address_refused'))).toBeVisible()
  await dialog.getByLabel(say('channels.add.address')).fill(address)
  await dialog.getByRole('button', { name: say('channels.add.check') }).click()
  await expect(dialog.getByText(say('channels.add.found', { channel: 'Airbnb' }))).toBeVisible()
  const name = `Airbnb ${testInfo.project.name} ${testInfo.repeatEachIndex}`
  await dialog.getByLabel(say('channels.add.name')).fill(name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('channels.add.save') }).click()
  await expect(page.getByText(say('channels.add.done'))).toBeVisible()

  const conflict = page.locator('section[id^="conflict-"]').filter({ hasText: name })
  await expect(conflict.getByText(say('channels.conflict.state'), { exact: true })).toBeVisible()
  await conflict.getByRole('button', { name: say('channels.conflict.keep_button') }).click()
  await expect(conflict.getByText(say('channels.conflict.kept', { guest: 'Ana' }))).toBeVisible()
  await expectAccessible(page)

  const month = `${night.slice(0, 8)}01`
  await page.goto(`/suite-details/${slug}?checkIn=${month}&checkOut=${addDays(month, 3)}`)
  const day = formatDay(night, languageOf(testInfo.project), 'full')
  const calendar = page.locator('#nights')
  await calendar.scrollIntoViewIfNeeded()
  await expect(calendar.getByRole('button', { name: day })).toHaveAccessibleName(
    new RegExp(say('ui.day_taken')),
  )

  await page.goto(channels)
  const shown = page.getByRole('listitem').filter({ hasText: home }).locator('code')
  const old = await shown.textContent()
  await page.getByRole('link', { name: say('channels.exports.regenerate_of', { home }) }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: say('channels.regenerate.confirm') }).click()
  await expect(shown).not.toHaveText(old ?? '')
  expect((await page.request.get(old ?? '')).status()).toBe(404)
  expect((await page.request.get((await shown.textContent()) ?? '')).status()).toBe(200)

  await page
    .getByRole('button', { name: say('channels.feeds.show_log', { home, channel: name }) })
    .click()
  await page.getByRole('link', { name: say('channels.feeds.disconnect') }).click()
  await question.getByText(say('channels.disconnect.release'), { exact: true }).click()
  await question.getByRole('button', { name: say('channels.disconnect.confirm') }).click()
  await expect(page.getByText(say('channels.disconnect.done'))).toBeVisible()
  await expect(conflict).toHaveCount(0)
  // The refused address, and a home that is not for sale on the dates of its address.
  expect(complaints.filter((each) => !/status of 4(00|09)/.test(each))).toEqual([])
})
