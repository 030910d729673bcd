import { randomUUID } from 'node:crypto'
import type { Page, TestInfo } from '@playwright/test'
import { languageTable } from '../packages/contract/src/platform/language.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { enterAs, enterAsNewGuest } from './support/people.ts'
import { languageOf, linkMailedTo, readAs } from './support/reader.ts'
import { layoutShifts, watchLayout } from './support/rendering.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function signInAt(
  page: Page,
  testInfo: TestInfo,
  { email, pin, next }: { email: string; pin: string; next: string },
): Promise<void> {
  const say = await readAs(page, testInfo)
  await page.goto(`/sign-in?next=${next}`)
  await page.getByLabel(say('sign_in.email'), { exact: true }).fill(email)
  await page.getByLabel(say('sign_in.password'), { exact: true }).fill(pin)
  await page.getByRole('button', { name: say('shell.sign_in') }).click()
  await expect(page).toHaveURL(next)
}

test('a guest edits the profile and its photo @phone', async ({ page, complaints }, testInfo) => {
  const say = await readAs(page, testInfo)
  const { email } = await enterAsNewGuest(page)
  await page.goto('/account-settings')
  await expect(page.getByText(say('account.photo_unconfirmed', { email }))).toBeVisible()
  await expectAccessible(page)
  const photoSection = page.getByRole('group', { name: say('account.photo'), exact: true })
  await photoSection.getByRole('button', { name: say('account.photo_resend') }).click()
  await expect(page.getByText(say('sign_in.email_sent', { email }))).toBeVisible()
  await page.goto(await linkMailedTo(page, email, '/sign-in?confirm='))
  await expect(page.getByRole('heading', { name: say('sign_in.confirmed') })).toBeVisible()
  await page.goto('/account-settings')
  await expect(page.getByLabel(say('sign_in.name'))).toBeVisible()
  await page.getByLabel(say('sign_in.name')).fill('')
  await page.getByRole('button', { name: say('account.save') }).click()
  await expect(page.getByText(say('identity.name_required'))).toBeVisible()
  await page.getByLabel(say('sign_in.name')).fill('Ana Lucía Duarte')
  const { name: language } = languageTable[languageOf(testInfo.project)]
  const languageChoice = page.getByRole('group', { name: say('account.language') })
  await languageChoice.getByText(language, { exact: true }).click()
  await page.getByRole('button', { name: say('account.save') }).click()
  await expect(page.getByText(say('account.saved'))).toBeVisible()

  const photo = page.locator('input[type=file]')
  await photo.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pixel })
  await expect(page.getByText(say('problem.files.not_an_image'))).toBeVisible()
  await photo.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(page.getByText(say('problem.files.too_large'))).toBeVisible()
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel })
  await expect(
    page.getByRole('button', { name: say('account.photo_remove'), exact: true }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(say('sign_in.name'))).toHaveValue('Ana Lucía Duarte')
  await expect(
    page.getByRole('button', { name: say('account.photo_remove'), exact: true }),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('a password change enforces the rules and signs out other devices @desktop', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const person = await enterAsNewGuest(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await signInAt(elsewhere, testInfo, { ...person, next: '/account-settings' })

  await page.goto('/account-settings')
  const save = page.getByRole('button', { name: say('account.password_save') })
  const says = page.getByRole('alert')
  const [current, fresh, again] = [
    page.getByLabel(say('account.current')),
    page.getByLabel(say('sign_in.new_password')),
    page.getByLabel(say('sign_in.confirm_password')),
  ]
  await save.click()
  await expect(says.getByText(say('identity.password_incomplete'))).toBeVisible()
  await current.fill(person.pin)
  for (const [password, confirmation, fault] of [
    ['Brisa2026', 'Brisa2027', 'identity.password_mismatch'],
    ['Br1', 'Br1', 'identity.password_too_short'],
    ['brisa2026', 'brisa2026', 'identity.password_no_uppercase'],
    ['Brisabrisa', 'Brisabrisa', 'identity.password_no_number'],
  ] as const) {
    await fresh.fill(password)
    await again.fill(confirmation)
    await save.click()
    await expect(says.getByText(say(fault))).toBeVisible()
  }
  await expectAccessible(page)
  await fresh.fill('Brisa2026')
  await again.fill('Brisa2026')
  await save.click()
  await expect(page.getByText(say('account.password_saved'))).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(say('guard.title'))
  await elsewhere.context().close()
})

test('signing out a device ends its session @desktop', async ({ page, browser }, testInfo) => {
  const say = await readAs(page, testInfo)
  const person = await enterAsNewGuest(page)
  const phone = await (await browser.newContext()).newPage()
  await signInAt(phone, testInfo, { ...person, next: '/more' })

  await page.goto('/account-settings')
  const devices = page.getByRole('listitem').filter({ hasText: say('account.device_sign_out') })
  await expect(devices).toHaveCount(2)
  await devices
    .filter({ hasNotText: say('account.device_current') })
    .getByRole('button')
    .click()
  await expect(devices).toHaveCount(1)
  await phone.goto('/account-settings')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(say('guard.title'))
  await phone.context().close()
})

test('a sensitive action asks for the password again and then continues @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const { pin } = await enterAsNewGuest(page)
  let isStale = true
  await page.route('**/api/user/confirmation', async (route) => {
    isStale = false
    await route.continue()
  })
  await page.route('**/api/user', async (route) => {
    if (!isStale) return route.continue()
    const error = { code: 'identity.confirmation_required', message: '', requestId: 'r' }
    await route.fulfill({ status: 403, json: { error } })
  })
  await page.goto('/account-settings')
  await page.getByRole('button', { name: say('account.delete') }).click()
  await page.getByRole('button', { name: say('account.delete_button') }).click()
  const asked = page.getByRole('dialog', { name: say('sign_in.confirm_identity_title') })
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.getByLabel(say('sign_in.password'), { exact: true }).fill(pin)
  await asked.getByRole('button', { name: say('sign_in.continue') }).click()
  await expect(page.getByText(say('account.deleted'))).toBeVisible()
})

test('the invitation to set a password appears without moving the page @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAsNewGuest(page, { isConfirmed: true })
  await watchLayout(page.context())
  const invitation = page.getByRole('complementary', { name: say('sign_in.set_password_title') })
  for (const path of ['/my-bookings', '/my-wallet', '/faqs', '/suite-details/casa-almendro']) {
    await page.goto(path)
    await expect(invitation).toBeVisible()
    expect(await layoutShifts(page), path).toEqual([])
  }
})

test('a guest downloads their data as one file @desktop', async ({ page }, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAsNewGuest(page)
  await page.goto('/account-settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('account.data_download') }).click()
  expect((await download).suggestedFilename()).toBe('marea.json')
})

test('an application to list a home survives signing in and is approved @phone', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const { email, pin } = await enterAsNewGuest(page)
  await page.evaluate(() => localStorage.removeItem('user'))
  const home = `Calle Ocho ${randomUUID().slice(0, 8)}, Little Havana`
  await page.goto('/list-your-home')
  await page.getByLabel(say('apply.home')).fill(home)
  await page.getByRole('button', { name: say('apply.send') }).click()
  await page.getByLabel(say('sign_in.email'), { exact: true }).fill(email)
  await page.getByLabel(say('sign_in.password'), { exact: true }).fill(pin)
  await page.getByRole('button', { name: say('shell.sign_in') }).click()
  await expect(page.getByText(say('apply.status.open'))).toBeVisible()
  // While the dialog of the sign-in closes, the page behind it is hidden from assistive technology.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('error.not_found'))

  const adminPage = await (await browser.newContext()).newPage()
  await readAs(adminPage, testInfo)
  await enterAs(adminPage, 'admin@marea.test')
  await adminPage.goto('/admin/applications')
  const application = adminPage.getByRole('listitem').filter({ hasText: home })
  await expect(application).toBeVisible()
  await expectAccessible(adminPage)
  await application.getByRole('button', { name: say('admin.approve') }).click()
  await expect(application).toBeHidden()
  await adminPage.context().close()
  await page.goto('/list-your-home')
  await expect(page.getByText(say('apply.owner'))).toBeVisible()
})
