import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { announcedPages } from '../apps/web/src/sitemap.ts'
import { formatMoney } from '../apps/web/src/ui/format/format-money.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, enterAs, enterAsNewGuest } from './support/people.ts'
import { readAs } from './support/reader.ts'

const placeholders: readonly string[] = announcedPages

async function linksOn(page: Page): Promise<string[]> {
  const links = page.locator('a[href]')
  return links.evaluateAll((all) =>
    all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')),
  )
}

test('each role sees links to its own area and no links to unfinished pages @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const owners = page.getByRole('banner').getByRole('link', { name: say('shell.owners') })
  const main = page.getByRole('main')
  const areas = { 'guest@marea.test': '', 'owner@marea.test': 'owner', 'admin@marea.test': 'admin' }
  for (const [email, area] of Object.entries(areas)) {
    await enterAs(page, email)
    await page.goto('/more')
    await expect(main.getByRole('button', { name: say('shell.sign_out') })).toBeVisible()
    const admin = main.getByRole('link', { name: say('shell.admin'), exact: true })
    const management = main.locator('a[href="/property-management"]')
    await expect(admin).toHaveCount(area === 'admin' ? 1 : 0)
    await expect(management).toHaveCount(area === 'owner' ? 1 : 0)
    const links = await linksOn(page)
    expect(links.filter((path) => placeholders.includes(path))).toEqual([])
    expect(links.includes('/admin')).toBe(area === 'admin')
    if (testInfo.project.name === 'desktop') {
      const path = area === 'owner' ? '/property-management' : '/list-your-home'
      await expect(owners).toHaveAttribute('href', path)
    }
  }
  await enterAs(page, 'owner@marea.test')
  await page.goto('/property-management')
  await expect(page.getByRole('heading', { name: say('overview.arrivals') })).toBeVisible()
  await expect(main.getByText(/^(You receive|Usted recibe) \$/).first()).toBeVisible()
  await expectAccessible(page)
})

test('bookings and wallet show missing IDs, refunds and the available balance @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { token } = await enterAs(page, 'guest@marea.test')
  const path = '/bookings?list=cancelled'
  const [canceled] = (await callApi(path, { method: 'GET', token })).items
  await page.goto('/my-bookings?list=cancelled')
  const paid = formatMoney(canceled.total.amount, 'en')
  const back = formatMoney(canceled.cancelled.refunded.amount, 'en')
  await expect(page.getByText(say('bookings.refunded', { back, paid }))).toBeVisible()
  await expectAccessible(page)
  await page.goto('/my-bookings')
  await expect(page.getByText(say('bookings.host_id.missing')).first()).toBeVisible()
  await expectAccessible(page)
  const add = page.getByRole('link', { name: say('bookings.host_id.missing_act') })
  await add.first().click()
  await expect(page.getByRole('heading', { name: say('host_id.title') })).toBeInViewport()
  const image = { name: 'id.png', mimeType: 'image/png', buffer: Buffer.alloc(700) }
  await page.getByLabel(say('host_id.image')).setInputFiles(image)
  await expect(page.getByText(say('host_id.size', { size: '1 KB' }))).toBeVisible()

  await page.goto('/my-wallet')
  const latest = page.getByRole('table', { name: say('wallet.transactions') }).locator('tr:has(td)')
  const available = page.getByText(say('wallet.available'), { exact: true }).locator('..')
  await expect(async () => {
    const balance = await latest.first().getByRole('cell').last().textContent()
    await expect(available).toContainText(`${balance} USD`)
  }).toPass()
  await expect(
    page.getByText(say('wallet.stay.booking.refunded', { home: canceled.suite.name })),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a failed payment is not shown as a charge @desktop', async ({ page }, testInfo) => {
  const say = await readAs(page, testInfo)
  const { token } = await enterAsNewGuest(page, { isConfirmed: true })
  const cents = 120_00 + (Date.now() % 80_00)
  const declined = await fetch(`${process.env.MAREA_URL}/api/wallet/deposits`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      amount: cents,
      paymentMethodId: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    }),
  })
  expect(declined.status).toBe(402)
  await page.goto('/account-settings/purchases')
  const amount = `$${(cents / 100).toFixed(2)}`
  const row = page.getByRole('row').filter({ hasText: amount })
  await expect(row).toContainText(say('purchase.not_charged'))
  await expect(row).not.toContainText(`−${amount}`)
  await expectAccessible(page)
})

test('a list is shared only after confirmation, and sharing can be stopped @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { token } = await enterAsNewGuest(page)
  await callApi('/favorites/casa-almendro', { method: 'PUT', token })
  await page.goto('/my-favorites')
  const name = say('favorites.first')
  const share = page.getByRole('button', { name: say('suite.share') })
  await share.click()
  const ask = page.getByRole('alertdialog', { name: say('favorites.share_question', { name }) })
  await expect(ask).toContainText(say('favorites.share_description', { count: 1, name }))
  await expectAccessible(page)
  await ask.getByRole('button', { name: say('favorites.keep_private') }).click()
  await expect(ask).toBeHidden()
  expect((await callApi('/favorites', { method: 'GET', token })).boards[0].secret).toBeNull()
  await share.click()
  await ask.getByRole('button', { name: say('favorites.share') }).click()
  const shared = page.getByRole('dialog', { name: say('favorites.is_shared', { name }) })
  const link = await shared.getByText(/\/favorites\//).textContent()
  expect((await page.request.get(link ?? '')).status()).toBe(200)
  await expectAccessible(page)
  await shared.getByRole('button', { name: say('favorites.unshare') }).click()
  await expect(page.getByText(say('favorites.unshared'))).toBeVisible()
  expect((await page.request.get(link ?? '')).status()).toBe(404)
})

test('/register opens the form for a new account, with no gender chosen and none required @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto('/register')
  const panel = page.getByRole('tabpanel', { name: say('sign_in.create_account') })
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0)
  await panel.getByLabel(say('sign_in.name')).fill('Ana Duarte')
  await panel
    .getByLabel(say('sign_in.email'), { exact: true })
    .fill(`a-${randomUUID()}@correo.test`)
  await panel.getByLabel(say('sign_in.phone')).fill('+1 305 555 0188')
  await panel.getByLabel(say('sign_in.pin')).fill('5830')
  await panel.getByLabel(say('sign_in.confirm_pin')).fill('5830')
  const sent = page.waitForRequest(/\/user\/register$/)
  await panel.getByRole('button', { name: say('sign_in.create_account') }).click()
  expect((await sent).postDataJSON()).toMatchObject({ gender: '', profile: 'USER' })
  await expect(page).toHaveURL('/')
  for (const family of ['bodoni-moda', 'hanken-grotesk']) {
    const license = await page.request.get(`/assets/${family}-OFL.txt`)
    expect(await license.text()).toContain('SIL OPEN FONT LICENSE')
  }
})

test('a lost connection shows a connection error without a request number @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAs(page, 'guest@marea.test')
  await page.route(/\/api\/(purchases|bookings)(\?|$)/, (route) => route.abort('connectionreset'))
  await page.goto('/account-settings/purchases')
  await expect(page.getByRole('alert')).toContainText(say('error.unreachable'))
  await page.goto('/my-bookings')
  await expect(page.getByRole('heading', { name: say('error.connection') })).toBeVisible()
  await expect(page.getByText(say('error.contact'))).toHaveCount(0)
  await expectAccessible(page)
})
