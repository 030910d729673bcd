import { companyDay } from '../demo/company-clock.ts'
import { copyHome } from './support/copy-home.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, createGuest, createOwner, storeSession, until } from './support/people.ts'
import { readAs } from './support/reader.ts'
import { bookWeek } from './support/stays.ts'

type Stay = { id: string; part: string; checkedInAt: string | null }

test('an owner marks a check-in without a connection, and it is sent once when there is one @phone', async ({
  page,
  context,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const owner = await createOwner()
  const guest = await createGuest({ isConfirmed: true })
  const slug = await copyHome(owner.id, 'Casa Romero')
  const id = await bookWeek(guest, slug, companyDay(new Date()))
  await callApi(`/owner/homes/${slug}/publication`, { method: 'DELETE', token: owner.token })
  await storeSession(page, owner)
  const arrival = async () => {
    const { stays } = await callApi('/owner/today', { method: 'GET', token: owner.token })
    return (stays as Stay[]).find((stay) => stay.id === id && stay.part === 'arriving')
  }
  await page.goto('/property-management')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('$')
  await expect(page.getByRole('heading', { name: say('overview.arrivals') })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/property-management/movile-management')
  await expect(page.getByRole('heading', { name: say('mobile.today'), level: 1 })).toBeVisible()
  await expect(page.getByText(say('mobile.updated_now'))).toBeVisible()
  await expectAccessible(page)

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/owner/bookings/${id}/check-in`)) sent.push(request.method())
  })
  await context.setOffline(true)
  const row = page.getByRole('link', { name: say('mobile.arriving', { guest: guest.fullName }) })
  await row.click()
  const mark = page.getByRole('button', { name: say('mobile.mark.check_in') })
  await expect(mark).toBeVisible()
  const { height = 0 } = page.viewportSize() ?? {}
  expect((await mark.boundingBox())?.y ?? 0).toBeGreaterThan(height / 2)
  await mark.click()
  await expect(row.getByText(say('mobile.waiting'))).toBeVisible()
  await expect(page.getByText(say('queue.waiting', { count: 1 }))).toBeVisible()
  expect((await arrival())?.checkedInAt).toBeNull()
  const tried = sent.length

  await context.setOffline(false)
  await until(async () => (await arrival())?.checkedInAt, 'the check-in')
  await expect(page.getByText(say('queue.waiting', { count: 1 }))).toHaveCount(0)
  await expect(row.getByText(say('mobile.waiting'))).toHaveCount(0)
  expect(sent.length - tried).toBe(1)
  await page.reload()
  await expect(row).toContainText(say('mobile.arrived_at', { time: '' }).trim())
})
