import type { Page } from '@playwright/test'
import { clickToClose, googleButton, oneTap, watchGoogle } from './support/google.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { readAs, type Say } from './support/reader.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user') ?? '')

async function openGoogle(page: Page) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await popup.waitForLoadState()
  return popup
}

async function chooseGoogle(page: Page, account: string, answer = 'valid') {
  const popup = await openGoogle(page)
  await popup.locator('select').selectOption(answer)
  await clickToClose(popup, popup.getByRole('button', { name: account }))
}

async function expectSignedIn(page: Page, say: Say) {
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()
}

async function goToApple(page: Page, say: Say, next = '/faqs') {
  await page.goto(`/sign-in?next=${next}`)
  await page.getByRole('button', { name: say('sign_in.apple') }).click()
  await expect(page.getByRole('radio', { name: 'Sofía Lerma' })).toBeVisible()
}

const proceed = (page: Page) => page.locator('button[value="continue"]').click()

test('the Google button signs in and reports invalid answers from Google @phone', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await page.goto('/sign-in?next=/faqs')
  const popup = await openGoogle(page)
  await expectAccessible(popup)
  await clickToClose(popup, popup.locator('.cancel'))
  const failure = page.getByRole('alert').getByText(say('problem.identity.google_failed'))
  await expect(failure).toHaveCount(0)
  for (const answer of ['expired', 'no-email']) {
    const refused = page.waitForResponse(/\/api\/user\/google$/)
    const redrawn = page.waitForResponse(/\/gsi\/button/)
    await chooseGoogle(page, 'Marcus Webb', answer)
    expect((await refused).status(), answer).toBe(401)
    await expect(failure).toBeVisible()
    await redrawn
  }
  await chooseGoogle(page, 'Marcus Webb')
  await expectSignedIn(page, say)
  await expect(page).toHaveURL('/faqs')
  expect(await stored(page)).toContain('marcus.webb@gmail.test')
})

test('an email that Google has not verified must be confirmed @desktop', async ({ page }, info) => {
  const say = await readAs(page, info)
  await page.goto('/sign-in?next=/faqs')
  await chooseGoogle(page, 'Nadia Cole')
  await expectSignedIn(page, say)
  await expect(page.getByText(say('sign_in.unconfirmed'), { exact: true })).toBeVisible()
})

test('One Tap signs in with one click, and automatically only after consent', async ({
  page,
  complaints,
}, info) => {
  const say = await readAs(page, info)
  await watchGoogle(page)
  await page.goto('/faqs')
  await oneTap(page).getByRole('button', { name: /Elena/ }).click()
  await expectSignedIn(page, say)
  await expect(page.locator('#credential_picker_container')).toHaveCount(0)
  expect(await stored(page)).toContain('elena.prado@gmail.test')

  await page.evaluate(() => localStorage.removeItem('user'))
  await page.reload()
  await expect(oneTap(page).getByRole('status')).toContainText('Elena Prado')
  await expectSignedIn(page, say)

  await page.evaluate(() => localStorage.removeItem('user'))
  await page.reload()
  await expect(oneTap(page).getByRole('button', { name: /Elena/ })).toBeVisible()
  await expect(oneTap(page).getByRole('status')).toHaveCount(0)
  expect(await page.evaluate(() => window.layoutShift)).toBe(0)
  expect(complaints).toEqual([])
})

test('when Google’s script is blocked the form opens and says why its button is missing @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await page.route('**/gsi/client', (route) => route.abort())
  await page.goto('/faqs')
  await page.getByRole('link', { name: say('shell.sign_in') }).click()
  const dialog = page.getByRole('dialog', { name: say('guard.title') })
  await expect(dialog.getByText(say('sign_in.google_unavailable'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: say('sign_in.apple') })).toBeVisible()
  await expect(dialog.getByText(say('sign_in.unreachable'))).toHaveCount(0)
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expectAccessible(page)
})

test('Apple signs in by its form post, with a name and a private relay email @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await goToApple(page, say)
  await expectAccessible(page)
  await page.locator('#sofia-hide').check()
  await proceed(page)
  await expect(page).toHaveURL('/faqs')
  await expectSignedIn(page, say)
  expect(await stored(page)).toContain('@privaterelay.appleid.test')
  expect(await stored(page)).toContain('Sofía Lerma')
})

test('Apple failures show their messages, and canceling returns to the form @phone', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  for (const [answer, message] of [
    ['exchange-fails', 'Error al autenticar con Apple'],
    ['expired', 'Error al iniciar sesión con Apple'],
  ] as const) {
    await goToApple(page, say)
    await page.locator('select').selectOption(answer)
    await proceed(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    expect(await stored(page)).toBe('')
  }
  await goToApple(page, say)
  await page.locator('button[value="cancel"]').click()
  await expect(page).toHaveURL('/sign-in?next=%2Ffaqs')
  await expect(page.getByLabel(say('sign_in.email'), { exact: true })).toBeVisible()
})

test('Apple’s form post is accepted from Apple’s own origin @desktop', async ({ page }, info) => {
  const say = await readAs(page, info)
  // By http, because a browser sends no Origin header from an https page to an http site.
  const apple = 'http://appleid.apple.com'
  await page.route(`${process.env.MAREA_URL}/identity-stand-in/apple/**`, (route, request) => {
    const { pathname, search } = new URL(request.url())
    const there = `0;url=${apple}${pathname}${search.replaceAll('&', '&amp;')}`
    const body = `<meta http-equiv="refresh" content="${there}">`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.route(`${apple}/**`, async (route, request) => {
    const url = request.url().replace(apple, String(process.env.MAREA_URL))
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await goToApple(page, say)
  expect(new URL(page.url()).origin).toBe(apple)
  await page.locator('#james').check()
  await proceed(page)
  await expect(page).toHaveURL('/faqs')
  await expectSignedIn(page, say)
  expect(await stored(page)).toContain('james.calloway@icloud.test')
})
