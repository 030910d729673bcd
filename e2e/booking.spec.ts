import { fileURLToPath } from 'node:url'
import type { Page, TestInfo } from '@playwright/test'
import { companyDay } from '../demo/company-clock.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { answerBank, answerWallet, typeCard } from './support/card-form.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { endHoldIn } from './support/pass-time.ts'
import { enterAsNewGuest } from './support/people.ts'
import { dollars, linkMailedTo, readAs, type Say } from './support/reader.ts'

const landing = { timeout: 30_000 }

const photograph = fileURLToPath(
  new URL('../demo/photos/brickell-sky-penthouse/01-hero-shared.jpg', import.meta.url),
)

/** Each project books another home, so that they do not compete for nights. */
const orders: Record<string, string> = { desktop: 'accessible', phone: 'exclusive' }

test('a guest finds a home, books with a coupon, the wallet and a 3-D Secure card, and cancels', async ({
  page,
  complaints,
}, info) => {
  test.slow()
  const say = await readAs(page, info)
  const { email } = await enter(page)
  const { total } = await reserve(page, say, info)
  const receipt = page.getByRole('complementary', { name: say('checkout.receipt') })
  await expect(receipt.getByText(dollars(total)).first()).toBeVisible()
  await tryCoupon(page, say)
  await payFromWallet(page, say)
  await expect(receipt.getByText(say('price.credit'))).toBeVisible()
  await giveDocument(page, say)
  await expectAccessible(page)
  await typeNewCard(page, say, '4000002500003155')
  await acceptRules(page)
  await payButton(page).click()
  await answerBank(page, say, 'yes')
  await expect(page.getByRole('heading', { name: say('confirmed.title') })).toBeVisible(landing)
  const paid = page.getByRole('complementary', { name: say('confirmed.paid_total') })
  await expect(paid.getByText('3155')).toBeVisible()
  await expect(page.getByRole('region', { name: say('confirmed.arrival') })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: say('confirmed.title') })).toBeVisible()
  await expect(page.getByText(/^MAR-[A-Z0-9]{8}$/)).toBeVisible()

  await page.getByRole('link', { name: say('confirmed.see') }).click()
  await expect(page.getByText(say('bookings.status.confirmed')).first()).toBeVisible()
  await expect(page.getByText(say('bookings.address'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  const id = new URL(page.url()).searchParams.get('booking')
  await linkMailedTo(page, email, `my-bookings?booking=${id}`)
  const file = page.waitForEvent('download')
  await chooseMore(page, /^Receipt for|^Recibo de/)
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  await addAnExtra(page, say)
  await cancel(page, say)
  await expect(page.getByText(say('bookings.back_wallet'))).toBeVisible(landing)
  await page.goto('/my-bookings?list=cancelled')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  const refused = /409 \(Conflict\)|400 \(Bad Request\)/
  expect(complaints.filter((each) => !refused.test(each))).toEqual([])
})

test('a declined card keeps the held nights and the form fields @desktop', async ({
  page,
}, info) => {
  test.slow()
  const say = await readAs(page, info)
  await enter(page)
  await reserve(page, say, info, 1)
  const note = page.getByRole('textbox', { name: /^(Note for|Nota para)/ })
  await note.fill('We land at six.')
  await payButton(page).click()
  await expect(page.getByText(say('problem.booking.house_rules_unaccepted'))).toBeVisible()
  await typeNewCard(page, say, '4000000000009995')
  await acceptRules(page)
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    say('payments.failure.insufficient_funds'),
    landing,
  )
  await expect(note).toHaveValue('We land at six.')
  await expectAccessible(page)
  await expectDeclineInView(page, say, info)
  await page.reload()
  await expect(note).toHaveValue('We land at six.')
  await page.getByRole('button', { name: say('checkout.release') }).click()
  const over = page.getByRole('heading', { name: say('checkout.over.abandoned') })
  await expect(over).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus').filter({ has: over })).toHaveCount(1)
})

test('an expired hold restarts with the same choices and fields, and a wallet pays @phone', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await enter(page)
  await reserve(page, say, info, 2)
  const extra = page.getByRole('checkbox', { name: /Honeymoon|Luna de miel/ })
  await extra.check()
  await expect(page.getByRole('complementary').getByText(/Honeymoon|Luna de miel/)).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  await endHoldIn(12, id)
  await page.reload()
  const note = page.getByRole('textbox', { name: /^(Note for|Nota para)/ })
  await note.fill('We land at six.')
  const over = page.getByRole('heading', { name: say('checkout.over.expired') })
  await expect(over).toBeVisible(landing)
  await expectAccessible(page)
  await page.getByRole('button', { name: say('checkout.again') }).click()
  await expect(note).toHaveValue('We land at six.')
  await expect(extra).toBeChecked()
  expect(page.url()).not.toContain(id)
  await acceptRules(page)
  const wallet = say('payments.express.test', { wallet: 'Apple Pay' })
  await answerWallet(page, wallet, 'no')
  await expect(note).toHaveValue('We land at six.')
  await answerWallet(page, wallet, 'yes')
  await expect(page.getByRole('heading', { name: say('confirmed.title') })).toBeVisible(landing)
  await expect(page.getByText('Apple Pay ·· 4242').first()).toBeVisible()
})

/** Paying from the bottom bar of a phone scrolls to the error, and the bar shows it too. */
async function expectDeclineInView(page: Page, say: Say, { project }: TestInfo): Promise<void> {
  const reason = page.getByRole('alert')
  await expect(reason).toBeInViewport({ ratio: 1 })
  if (project.name !== 'phone') return
  await page.setViewportSize({ width: 390, height: 664 })
  await page.locator(`iframe[title="${say('payments.card.frame')}"]`).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: say('checkout.pay_short'), exact: true }).click()
  await expect(reason).toBeHidden()
  await expect(reason).toBeInViewport({ ratio: 1, timeout: landing.timeout })
  await expect(page.locator(':focus').filter({ has: reason })).toHaveCount(1)
  await expect(page.getByRole('link', { name: say('checkout.failed_details') })).toBeInViewport()
}

function enter(page: Page) {
  return enterAsNewGuest(page, { funds: 500_00 })
}

type Free = { name: string; total: { amount: number } }

/** Found by a search; each test takes another of every three weeks, so that they do not compete. */
async function reserve(page: Page, say: Say, { project }: TestInfo, turn = 0) {
  const order = orders[project.name] ?? ''
  const { stay, home } = await freeHome(page, order, turn)
  await page.goto(`/?${stay}&guests=2&order=${order}`)
  await page.getByRole('article').getByRole('link', { name: home.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name)
  const price = page.getByText(dollars(home.total.amount)).filter({ visible: true })
  await expect(price.first()).toBeVisible()
  await page
    .getByRole('button', { name: say('quote.reserve'), exact: true })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page).toHaveURL(/\/checkout\//, landing)
  await expect(page.getByText(say('checkout.holding'))).toBeVisible()
  return { total: home.total.amount }
}

async function freeHome(page: Page, order: string, turn: number) {
  for (let ahead = 60 + 7 * turn; ahead < 400; ahead += 21) {
    const stay = `checkIn=${dayIn(ahead)}&checkOut=${dayIn(ahead + 7)}`
    const answer = await page.request.get(`/api/suites?${stay}&guests=2&order=${order}`)
    const { items }: { items: Free[] } = (await answer.json()).result
    const [home] = items
    if (home && items.length > 3) return { stay, home }
  }
  throw new Error('No week has homes enough.')
}

async function tryCoupon(page: Page, say: Say): Promise<void> {
  const payment = page.getByRole('region', { name: say('checkout.payment') })
  const field = payment.getByLabel(say('checkout.coupon'), { exact: true })
  const apply = page.getByRole('button', { name: say('checkout.coupon_apply'), exact: true })
  await apply.click()
  await expect(page.getByText(say('problem.pricing.coupon_unreadable'))).toBeVisible()
  await field.fill('NOSUCHCODE')
  await apply.click()
  await expect(page.getByText(say('problem.pricing.coupon_invalid'))).toBeVisible()
  await field.fill('TIDE10')
  await apply.click()
  const remove = page.getByRole('button', {
    name: say('checkout.coupon_remove', { code: 'TIDE10' }),
  })
  await expect(remove).toBeVisible()
}

async function payFromWallet(page: Page, say: Say): Promise<void> {
  await page.getByRole('switch', { name: say('checkout.credit') }).check()
}

async function typeNewCard(page: Page, say: Say, number: string): Promise<void> {
  await page.getByText(say('deposit.new_card')).click()
  await typeCard(page, say, number)
}

async function giveDocument(page: Page, say: Say): Promise<void> {
  const part = page.getByRole('button', { name: say('host_id.upload') })
  const image = page.locator('input[type=file]')
  await page.getByLabel(say('host_id.number'), { exact: true }).fill('X1234567')
  await image.setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ') })
  await part.click()
  await expect(page.getByText(say('problem.files.not_an_image'))).toBeVisible()
  await image.setInputFiles(photograph)
  await part.click()
  // The toast contains the same word.
  await expect(page.getByText(say('host_id.status.uploaded'), { exact: true })).toBeVisible()
}

/** Pays with the card saved before, which requires 3-D Secure again. */
async function addAnExtra(page: Page, say: Say): Promise<void> {
  await chooseMore(page, say('bookings.change'))
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: say('ui.next_month') })).toBeVisible()
  await sheet.getByRole('checkbox').first().check()
  await sheet.getByRole('radio', { name: /3155/ }).check()
  const doIt = sheet.getByRole('button', { name: /^(Pay|Pagar) \$/ })
  await expect(doIt).toBeEnabled()
  await expectAccessible(page)
  await doIt.click()
  const bank = page.getByRole('alertdialog')
  await expect(bank).toBeVisible()
  await page.goBack()
  await expect(bank).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await doIt.click()
  await answerBank(page, say, 'yes')
  await expect(page.getByText(say('bookings.changed'))).toBeVisible(landing)
  await expect(sheet).toHaveCount(0)
}

async function chooseMore(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(More for|Más opciones de)/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

async function acceptRules(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^(I agree|Acepto)/ }).check()
}

function payButton(page: Page) {
  return page.getByRole('button', { name: /^(Pay|Pagar) \$/ })
}

/** The original payment method is preselected; this guest chooses the wallet. */
async function cancel(page: Page, say: Say): Promise<void> {
  await chooseMore(page, say('bookings.cancel'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: say('bookings.to_card') })).toBeChecked()
  await dialog.getByRole('radio', { name: say('bookings.to_wallet') }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^(Cancel and refund|Cancelar y recibir) \$/ }).click()
  await expect(
    page.getByText(say('bookings.status.cancelled'), { exact: true }).first(),
  ).toBeVisible(landing)
}

function dayIn(days: number): string {
  return addDays(companyDay(new Date()), days)
}
