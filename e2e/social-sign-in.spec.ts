import type { Locator, Page } from '@playwright/test'
import { isFull } from './support/browser.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, createGuest } from './support/people.ts'
import { readAs, type Say } from './support/reader.ts'
import { watchGoogle } from './support/watch-google.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user') ?? '')
const oneTap = (page: Page) => page.frameLocator('#credential_picker_container iframe')
const googleButton = (page: Page) => page.frameLocator('fieldset iframe').getByRole('button')

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

/** A click that closes its own window may end before it is reported, which would count as a failure. */
async function clickToClose(popup: Page, button: Locator) {
  const closed = popup.waitForEvent('close')
  await button.evaluate((element: HTMLElement) => {
    setTimeout(() => element.click())
  })
  await closed
}

async function expectSignedIn(page: Page, say: Say) {
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()
}

async function signOut(page: Page, say: Say) {
  await page.getByRole('button', { name: say('shell.your_account') }).click()
  await page.getByRole('button', { name: say('shell.sign_out') }).click()
}

async function goToApple(page: Page, say: Say, next = '/faqs') {
  await page.goto(`/sign-in?next=${next}`)
  await page.getByRole('button', { name: say('sign_in.apple') }).click()
  await expect(page.getByRole('radio', { name: 'Sofía Lerma' })).toBeVisible()
}

const proceed = (page: Page) => page.locator('button[value="continue"]').click()

/** One Tap is offered five seconds after the start, if at all. */
const longerThanOneTapWaits = 7000

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

test('One Tap covers no control on a phone, and a click elsewhere closes it @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/more']) {
    await page.goto(path)
    await expect(oneTap(page).getByRole('button', { name: /Elena/ })).toBeVisible()
    expect(await page.evaluate(controlsUnderOneTap), path).toEqual([])
  }
  await page.getByRole('heading', { level: 2 }).first().click()
  await expect(page.locator('#credential_picker_container')).toHaveCount(0)
})

test('One Tap stays away from the pages that offer Google themselves, and comes after them @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await watchGoogle(page)
  await page.goto('/sign-in')
  await expect(googleButton(page)).toBeEnabled()
  const prompts = () => window.googleCalls?.filter((name) => name === 'prompt').length
  await page.waitForTimeout(longerThanOneTapWaits)
  expect(await page.evaluate(prompts)).toBe(0)
  await page
    .getByRole('link', { name: say('shell.faqs') })
    .first()
    .click()
  await expect(oneTap(page).getByRole('button', { name: /Elena/ })).toBeVisible()
  expect(await page.evaluate(prompts)).toBe(1)
})

function controlsUnderOneTap(): string[] {
  const tap = document.querySelector('#credential_picker_container')?.getBoundingClientRect()
  if (!tap) return ['One Tap is missing']
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')]
  const covered = controls.filter((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    const isApart = right <= tap.left || left >= tap.right || bottom <= tap.top || top >= tap.bottom
    return width > 1 && !isApart && control.checkVisibility({ visibilityProperty: true })
  })
  return covered.map(({ outerHTML }) => outerHTML.slice(0, 120))
}

test('One Tap reports failures and does not reopen after it was closed @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await watchGoogle(page)
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/faqs')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    oneTap(page).locator('.more').click(),
  ])
  await popup.locator('select').selectOption('expired')
  await clickToClose(popup, popup.getByRole('button', { name: 'Marcus Webb' }))
  await expect(page.getByText(say('problem.identity.google_failed'))).toBeVisible()

  await page.reload()
  await oneTap(page).locator('.close').click()
  await expect(page.locator('#credential_picker_container')).toHaveCount(0)
  await page.reload()
  await page.waitForFunction(() => window.googleCalls?.includes('prompt'))
  await expect(page.locator('#credential_picker_container')).toHaveCount(0)
})

test('One Tap is not offered right after signing out @desktop', async ({ page }, info) => {
  test.slow()
  const say = await readAs(page, info)
  await watchGoogle(page)
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort())
  await page.goto('/faqs')
  await page.waitForFunction(() => window.googleCalls?.includes('prompt'))
  const nonces: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/nonce')) nonces.push(request.url())
  })
  const { email, pin: password } = await createGuest()
  const attempts = isFull ? 10 : 2
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const body = { email, password }
    const user = JSON.stringify(await callApi('/user/login/email', { body }))
    await page.evaluate((text) => localStorage.setItem('user', text), user)
    await page.goto('/faqs')
    await signOut(page, say)
    await page.waitForFunction(() => window.googleCalls?.includes('disableAutoSelect'))
    // One Tap starts by requesting a nonce, and waits before it, so the last attempt waits longer.
    if (attempt === attempts) await page.waitForTimeout(longerThanOneTapWaits)
    expect(nonces, `attempt ${attempt}`).toEqual([])
    expect(await page.evaluate(() => window.googleCalls)).not.toContain('prompt')
  }
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
