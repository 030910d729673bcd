import type { Page } from '@playwright/test'
import { expect, test } from './support/marea.ts'
import { enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

const home = '/suite-details/casa-almendro'

test('presses that come before a page is awake are heard once it is, each once', async ({
  page,
  complaints,
}, info) => {
  const say = await readAs(page, info)
  const wake = await openAsleep(page, '/')
  const hearts = page.getByRole('article').locator('button[aria-pressed]')
  for (const at of [0, 1, 2, 1]) await hearts.nth(at).click()
  await page.getByRole('button', { name: say('search.guests') }).click()
  wake()
  await expect(page.getByRole('dialog', { name: say('search.guests') })).toBeVisible()
  for (const [at, isKept] of [true, false, true].entries()) {
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', String(isKept))
  }
  expect(complaints).toEqual([])
})

test('a press wakes a page whose photograph never comes', async ({ page }, info) => {
  const say = await readAs(page, info)
  await page.route('**/photos/**', () => undefined)
  await page.goto(home, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: say('favorites.save'), exact: true }).click()
  const saved = page.getByRole('button', { name: say('favorites.saved'), exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
})

for (const path of ['/', '/?flexible=week', home]) {
  test(`waking draws no button of ${path} anew`, async ({ page }) => {
    const wake = await openAsleep(page, path)
    const buttons = await page.getByRole('button').elementHandles()
    expect(buttons.length).toBeGreaterThan(20)
    wake()
    await page.waitForResponse(/settings\/Locale/)
    await page.waitForLoadState('networkidle')
    const isInPlace = await Promise.all(
      buttons.map((button) => button.evaluate((node) => node.isConnected)),
    )
    expect(isInPlace).not.toContain(false)
  })
}

test('links lead on before a page is awake', async ({ page }, info) => {
  await readAs(page, info)
  await openAsleep(page, '/')
  const link = page.getByRole('article').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the door opens over a page that was asleep when it was asked for', async ({ page }, info) => {
  const say = await readAs(page, info)
  const wake = await openAsleep(page, '/')
  await page.getByRole('link', { name: say('shell.sign_in') }).click()
  wake()
  await expect(page.getByRole('dialog', { name: say('guard.title') })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('where scripts do not come a link still leads to the door', async ({ page }, info) => {
  const say = await readAs(page, info)
  await openAsleep(page, '/')
  await page.getByRole('link', { name: say('shell.sign_in') }).click()
  await expect(page).toHaveURL('/sign-in', { timeout: 10_000 })
})

test('a press that is held while a page wakes opens the menu', async ({ page }, info) => {
  const say = await readAs(page, info)
  await enterAs(page, 'guest@marea.test')
  const wake = await openAsleep(page, '/')
  await page.getByRole('button', { name: say('shell.your_account') }).hover()
  await page.mouse.down()
  wake()
  await page.waitForResponse(/settings\/Locale/)
  await page.mouse.up()
  await expect(page.getByRole('button', { name: say('shell.sign_out') })).toBeVisible()
})

/** A page that is read while its scripts are still on their way. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return wake
}
