import type { Page } from '@playwright/test'
import { clickToClose, googleButton, oneTap, watchGoogle } from './support/google.ts'
import { expect, test } from './support/marea.ts'
import { callApi, createGuest } from './support/people.ts'
import { readAs, type Say } from './support/reader.ts'

/** One Tap is offered five seconds after the start, if at all. */
const longerThanOneTapWaits = 7000

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
  const attempts = 10
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

async function signOut(page: Page, say: Say) {
  await page.getByRole('button', { name: say('shell.your_account') }).click()
  await page.getByRole('button', { name: say('shell.sign_out') }).click()
}

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
