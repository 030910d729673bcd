import type { Page } from '@playwright/test'
import { companyDay } from '../demo/company-clock.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { createAccount, newcomer, openSignInDialog, register } from './support/people.ts'
import { linkMailedTo, readAs, type Say } from './support/reader.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user'))

async function signIn(page: Page, say: Say, email: string, password: string) {
  await page.getByLabel(say('sign_in.email'), { exact: true }).fill(email)
  await page.getByLabel(say('sign_in.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('shell.sign_in') }).click()
}

async function signOut(page: Page, say: Say) {
  await page.getByRole('button', { name: say('shell.your_account') }).click()
  await page.getByRole('button', { name: say('shell.sign_out') }).click()
  await expect(page.getByRole('link', { name: say('shell.sign_in') })).toBeVisible()
  await expect(page).toHaveURL('/')
}

async function resetPassword(page: Page, say: Say, person: { email: string }): Promise<string> {
  const dialog = await openSignInDialog(page, say)
  await dialog.getByRole('button', { name: say('sign_in.forgot') }).click()
  await dialog.getByRole('button', { name: say('sign_in.send') }).click()
  await expect(dialog.getByText(say('sign_in.enter_email'), { exact: true })).toBeVisible()
  await dialog.getByLabel(say('sign_in.email'), { exact: true }).fill(person.email)
  await dialog.getByRole('button', { name: say('sign_in.send') }).click()
  await expect(
    dialog.getByText(say('sign_in.sent_description', { email: person.email })),
  ).toBeVisible()
  await expectAccessible(page)

  const link = await linkMailedTo(page, person.email, '/reset-password?token=')
  await page.goto(link)
  await page.getByLabel(say('sign_in.new_password')).fill('Brisa2026')
  await page.getByLabel(say('sign_in.confirm_password')).fill('Brisa2026')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('sign_in.save_password') }).click()
  await expect(page.getByRole('heading', { name: say('sign_in.reset_done') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell.sign_in') })
    .click()
  return link
}

test('a guest registers, signs out, signs in, resets the password and deletes the account', async ({
  page,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const person = newcomer()
  await page.goto('/')
  await register(page, say, person)
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()
  expect(await stored(page)).toBeNull()
  await expect(page.getByRole('complementary')).toContainText(person.email)
  await expectAccessible(page)
  await signOut(page, say)

  await openSignInDialog(page, say)
  await signIn(page, say, person.email, person.pin)
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()
  expect(await stored(page)).toContain(person.email)
  await page.reload()
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()
  await signOut(page, say)
  expect(await stored(page)).toBeNull()

  const link = await resetPassword(page, say, person)
  await signIn(page, say, person.email, 'Brisa2026')
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()

  await page.goto('/account-settings')
  await page.getByRole('button', { name: say('account.delete') }).click()
  const question = page.getByRole('alertdialog', { name: say('account.delete_question') })
  await expectAccessible(page)
  await question.getByRole('button', { name: say('account.delete_button') }).click()
  await expect(page.getByText(say('account.deleted'))).toBeVisible()
  expect(await stored(page)).toBeNull()

  await page.goto(link)
  await page.getByLabel(say('sign_in.new_password')).fill('Brisa2027')
  await page.getByLabel(say('sign_in.confirm_password')).fill('Brisa2027')
  await page.getByRole('button', { name: say('sign_in.save_password') }).click()
  await expect(page.getByRole('heading', { name: say('sign_in.link_expired') })).toBeVisible()
  await expectAccessible(page)
})

test('registration shows field errors while typing and keeps the input @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto('/')
  const dialog = await openSignInDialog(page, say)
  await dialog.getByRole('tab', { name: say('sign_in.create_account') }).click()
  await dialog.getByRole('button', { name: say('sign_in.create_account') }).click()
  for (const fault of [
    'identity.correct_the_errors',
    'identity.name_required',
    'identity.email_required',
    'identity.phone_required',
    'identity.pin_required',
    'identity.pin_confirmation_required',
  ] as const) {
    await expect(dialog.getByText(say(fault), { exact: true })).toBeVisible()
  }
  await expect(dialog.getByLabel(say('sign_in.name'))).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel(say('sign_in.email'), { exact: true }).fill('ines@')
  await expect(dialog.getByText(say('identity.email_invalid'))).toBeVisible()
  await dialog.getByLabel(say('sign_in.phone')).fill('305 555')
  await expect(dialog.getByText(say('identity.phone_invalid'))).toBeVisible()
  await dialog.getByLabel(say('sign_in.pin')).fill('58')
  await expect(dialog.getByText(say('identity.pin_not_four_digits'))).toBeVisible()
  await dialog.getByLabel(say('sign_in.pin')).fill('1234')
  await expect(dialog.getByText(say('identity.pin_trivial'))).toBeVisible()
  await dialog.getByLabel(say('sign_in.confirm_pin')).fill('9')
  await expect(dialog.getByText(say('identity.pin_mismatch'))).toBeVisible()
  await dialog.getByRole('tab', { name: say('shell.sign_in') }).click()
  await dialog.getByRole('tab', { name: say('sign_in.create_account') }).click()
  await expect(dialog.getByLabel(say('sign_in.phone'))).toHaveValue('305 555')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: say('shell.sign_in') })).toBeFocused()
})

test('a link to a personal page opens it after signing in @phone', async ({ page }, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto('/more')
  const wanted = page.getByRole('main').getByRole('link', { name: say('shell.bookings') })
  await wanted.click()
  await expect(page.getByRole('dialog', { name: say('guard.title') })).toBeVisible()
  await signIn(page, say, 'guest@marea.test', 'Marea2026')
  await expect(page).toHaveURL(/\/my-bookings$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a personal page shows the sign-in form in its place and redirects only within the site @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto('/my-wallet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('guard.title'))
  await signIn(page, say, 'guest@marea.test', 'Marea2026')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('guard.title'))
  expect(new URL(page.url()).pathname).toBe('/my-wallet')
  await signOut(page, say)
  await page.goto('/sign-in?next=//evil.test/x')
  await signIn(page, say, 'guest@marea.test', 'Marea2026')
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()
  await expect(page).toHaveURL(`${process.env.MAREA_URL}/`)
})

test('after too many failed sign-ins the form shows the wait and offers an email link @desktop', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { email } = newcomer()
  await page.goto('/sign-in')
  for (let guess = 0; guess < 5; guess += 1) {
    await signIn(page, say, email, `wrong-${guess}`)
    await expect(page.getByText(say('problem.identity.wrong_credentials'))).toBeVisible()
  }
  await signIn(page, say, email, 'wrong-again')
  await expect(page.getByText(say('sign_in.wait_minutes', { count: 1 }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('sign_in.send_link') }).click()
  await expect(page.getByLabel(say('sign_in.email'), { exact: true })).toHaveValue(email)
})

test('a visitor who reserves and creates an account confirms the email elsewhere and reaches checkout @desktop', async ({
  page,
  browser,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const person = newcomer()
  const checkIn = addDays(companyDay(new Date()), 330)
  const stay = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 5)}&adults=2`
  await page.goto(`/suite-details/casa-almendro?${stay}`)
  const reserve = page.getByRole('button', { name: say('quote.reserve'), exact: true })
  await reserve.filter({ visible: true }).last().click()
  const dialog = page.getByRole('dialog', { name: say('guard.title') })
  await createAccount(page, say, { person, dialog })
  const { email } = person
  await expect(page.getByText(say('quote.confirm_email_description', { email }))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
  const notice = page.getByRole('complementary', { name: say('sign_in.unconfirmed') })
  expect((await notice.boundingBox())?.y).toBeLessThan(100)

  const elsewhere = await (await browser.newContext()).newPage()
  await readAs(elsewhere, testInfo)
  await elsewhere.goto(await linkMailedTo(page, email, '/sign-in?confirm='))
  await elsewhere.getByRole('button', { name: say('sign_in.confirm_email') }).click()
  await expect(elsewhere.getByRole('heading', { name: say('sign_in.confirmed') })).toBeVisible()
  await expectAccessible(elsewhere)
  expect(await stored(elsewhere)).toBeNull()
  await elsewhere.context().close()
  await expect(page).toHaveURL(/\/checkout\//)
})

test('an expired link says so, and an unrequested callback signs no one in @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto('/sign-in?link=used-long-ago')
  await page.getByRole('button', { name: say('sign_in.link_sign_in') }).click()
  await expect(page.getByRole('heading', { name: say('sign_in.link_expired') })).toBeVisible()
  await page.goto('/auth/callback?code=c&id_token=t&state=s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Error al iniciar sesión con Apple',
  )
  expect(await stored(page)).toBeNull()
})
