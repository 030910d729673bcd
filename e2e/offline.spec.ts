import type { Page } from '@playwright/test'
import { companyDay } from '../demo/company-clock.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { copyHome } from './support/copy-home.ts'
import { expect, expectAccessible, test, untilHydrated } from './support/marea.ts'
import {
  callApi,
  createGuest,
  createOwner,
  enterAsNewGuest,
  signIn,
  storeSession,
  until,
  untilSaved,
} from './support/people.ts'
import { readAs } from './support/reader.ts'
import { bookWeek } from './support/stays.ts'

// The switch of the last test is one for all readers of the product.
test.describe.configure({ mode: 'serial' })

const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys())

async function ownHome() {
  const owner = await createOwner()
  return { owner, slug: await copyHome(owner.id, 'Casa Almendro') }
}

async function messagesOf(token: string, room: string): Promise<string[]> {
  const { items } = await callApi(`/rooms/${room}/messages`, { method: 'GET', token })
  return items.map(({ text }: { text: string }) => text)
}

test('a guest reads the stay without a connection, writes to the owner, and it is sent once @phone', async ({
  page,
  context,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { owner, slug } = await ownHome()
  const guest = await createGuest({ isConfirmed: true })
  // After check-in time of today a guest could no longer cancel.
  const id = await bookWeek(guest, slug, addDays(companyDay(new Date()), 1))
  await callApi(`/owner/homes/${slug}/publication`, { method: 'DELETE', token: owner.token })
  const { id: room } = await callApi('/rooms', { token: guest.token, body: { bookingId: id } })
  const hello = { id: crypto.randomUUID(), text: 'Llegamos mañana.' }
  await callApi(`/rooms/${room}/messages`, { token: guest.token, body: hello })
  await storeSession(page, guest)
  await page.goto(`/trip/${id}`)
  await untilSaved(page)
  await expect(page.getByText(say('offline.page'))).toBeVisible()

  await context.setOffline(true)
  await page.goto(`/trip/${id}`)
  await expect(page.getByRole('heading', { name: say('offline.page'), level: 1 })).toBeVisible()
  await expect(page.getByText(say('offline.title'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Casa Almendro' }).first()).toBeVisible()
  await expect(page.getByText(/Miami, FL \d{5}/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: say('trip.call', { owner: 'Ana' }) })).toBeVisible()
  await expect(page.getByText(hello.text)).toBeVisible()
  await expectAccessible(page)
  const late = 'El puente está levantado.'
  await page.getByRole('textbox').first().fill(late)
  await page
    .getByRole('button', { name: say('offline.send') })
    .first()
    .click()
  await expect(page.getByText(say('offline.waiting'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(late)).toBeVisible()
  expect(await messagesOf(owner.token, room)).not.toContain(late)

  await context.setOffline(false)
  await until(async () => (await messagesOf(owner.token, room)).includes(late), 'the message')
  await expect(page.getByText(say('offline.back'))).toBeVisible()
  await page.getByRole('button', { name: say('offline.open') }).click()
  await expect(page).toHaveURL(new RegExp(`/trip/${id}$`))
  await untilSaved(page)
  expect((await messagesOf(owner.token, room)).filter((text) => text === late)).toHaveLength(1)

  await page.goto('/my-bookings')
  await callApi(`/bookings/${id}/cancellation`, { token: guest.token, body: { to: 'wallet' } })
  const savedTrips = () =>
    page.evaluate(
      async () => (await (await globalThis.caches.match('/saved-copy.json'))?.json())?.trips,
    )
  await until(
    async () => (await savedTrips())?.length === 0,
    'the end of the copy of a canceled stay',
  )
})

test('what a device saved ends with the session, and nobody else reads it @phone', async ({
  page,
  context,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAsNewGuest(page)
  await page.goto('/my-bookings')
  await untilSaved(page)
  expect(await caches(page)).toContain('saved-copy')
  const other = await createGuest()
  await context.setOffline(true)
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(other))
  await page.goto('/my-wallet?tab=x')
  await expect(page.getByText(say('offline.nothing'))).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: say('offline.open') }).click()
  await expect(page).toHaveURL(/\/my-wallet\?tab=x$/)
  await untilHydrated(page)
  await untilSaved(page)
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'user' })))
  await until(async () => !(await caches(page)).includes('saved-copy'), 'the end of the copy')
})

test('a switch in the console removes the worker and all it saved @phone', async ({
  page,
}, testInfo) => {
  await readAs(page, testInfo)
  await enterAsNewGuest(page)
  await page.goto('/my-bookings')
  await untilSaved(page)
  const { token } = await signIn('admin@marea.test')
  const turn = (audience: string) => {
    const body = { value: { audience, percent: null }, reason: 'A test of the switch' }
    return callApi('/admin/switches/offline', { method: 'PUT', token, body })
  }
  await turn('nobody')
  try {
    await page.goto('/faqs')
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
    await until(async () => (await worker()) === undefined, 'the end of the worker')
    expect(await caches(page)).toEqual([])
  } finally {
    await turn('everyone')
  }
})
