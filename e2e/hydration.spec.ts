import type { Page } from '@playwright/test'
import { launchWith } from './support/browser.ts'
import { expect, test } from './support/marea.ts'
import { enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'

test.use({ launchOptions: launchWith('photos') })

const home = '/suite-details/casa-almendro'

test('clicks before hydration are replayed once each', async ({ page, complaints }, info) => {
  const say = await readAs(page, info)
  const hydrate = await openBeforeHydration(page, '/')
  const hearts = page.getByRole('article').locator('button[aria-pressed]')
  for (const at of [0, 1, 2, 1]) await hearts.nth(at).click()
  await page.getByRole('button', { name: say('search.guests') }).click()
  hydrate()
  await expect(page.getByRole('dialog', { name: say('search.guests') })).toBeVisible()
  for (const [at, isKept] of [true, false, true].entries()) {
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', String(isKept))
  }
  expect(complaints).toEqual([])
})

test('a click hydrates a page whose photo never loads @phone', async ({ page }, info) => {
  const say = await readAs(page, info)
  await page.route('**/photos/**', () => undefined)
  await page.goto(home, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: say('favorites.save'), exact: true }).click()
  const saved = page.getByRole('button', { name: say('favorites.saved'), exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
})

test('what is typed, chosen and sent before hydration is kept @desktop', async ({
  page,
  complaints,
}, info) => {
  const say = await readAs(page, info)
  const hydrate = await openBeforeHydration(page, '/list-your-home')
  const address = page.getByLabel(say('apply.home'))
  const bedrooms = page.locator('select[name="bedrooms"]')
  await address.fill('1200 Ocean Drive')
  await bedrooms.selectOption('4')
  await page.getByRole('button', { name: say('apply.send') }).click()
  hydrate()
  await expect(page).toHaveURL(/bedrooms=4/)
  await expect(page.getByRole('dialog', { name: say('guard.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(address).toHaveValue('1200 Ocean Drive')
  await expect(bedrooms).toHaveValue('4')
  expect(complaints).toEqual([])
})

test('a form sent while the page hydrates has what was typed before @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  const { promise: hydrated, resolve: report } = Promise.withResolvers<void>()
  await page.exposeFunction('reportHydrated', report)
  // A click while scripts are busy comes before anything that they do later.
  await page.addInitScript(() => {
    addEventListener('marea:awake', () => {
      Reflect.get(window, 'reportHydrated')()
      for (const since = performance.now(); performance.now() - since < 1000; );
    })
  })
  const hydrate = await openBeforeHydration(page, '/reset-password?token=used')
  for (const label of ['sign_in.new_password', 'sign_in.confirm_password'] as const) {
    await page.getByLabel(say(label)).fill('Brisa2026')
  }
  const box = await page.getByRole('button', { name: say('sign_in.save_password') }).boundingBox()
  hydrate()
  await hydrated
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(page.getByRole('heading', { name: say('sign_in.link_expired') })).toBeVisible()
})

test('the order of reviews chosen before hydration is kept @phone', async ({ page }, info) => {
  await readAs(page, info)
  const hydrate = await openBeforeHydration(page, home)
  const highest = page.locator('input[name="review-sort"][value="highest"]')
  await page.locator('label').filter({ has: highest }).click()
  await expect(highest).toBeChecked()
  hydrate()
  await expect(page).toHaveURL(/highest/)
  await expect(highest).toBeChecked()
})

for (const path of ['/', '/?flexible=week', home]) {
  test(`hydration keeps every button of ${path} in place`, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, path)
    const buttons = await page.getByRole('button').elementHandles()
    expect(buttons.length).toBeGreaterThan(20)
    hydrate()
    await page.waitForResponse(/settings\/Locale/)
    await page.waitForLoadState('networkidle')
    const isInPlace = await Promise.all(
      buttons.map((button) => button.evaluate((node) => node.isConnected)),
    )
    expect(isInPlace).not.toContain(false)
  })
}

test('links work before hydration @phone', async ({ page }, info) => {
  await readAs(page, info)
  await openBeforeHydration(page, '/')
  const link = page.getByRole('article').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the sign-in dialog opens on a page that was not hydrated when it was clicked @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  const hydrate = await openBeforeHydration(page, '/')
  await page.getByRole('link', { name: say('shell.sign_in') }).click()
  hydrate()
  await expect(page.getByRole('dialog', { name: say('guard.title') })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('without scripts the sign-in link leads to the sign-in page @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  await openBeforeHydration(page, '/')
  await page.getByRole('link', { name: say('shell.sign_in') }).click()
  await expect(page).toHaveURL('/sign-in', { timeout: 10_000 })
})

test('a press that is held during hydration opens the menu @phone', async ({ page }, info) => {
  const say = await readAs(page, info)
  await enterAs(page, 'guest@marea.test')
  const hydrate = await openBeforeHydration(page, '/')
  await page.getByRole('button', { name: say('shell.your_account') }).hover()
  await page.mouse.down()
  hydrate()
  await page.waitForResponse(/settings\/Locale/)
  await page.mouse.up()
  await expect(page.getByRole('button', { name: say('shell.sign_out') })).toBeVisible()
})

/** Opens a page whose scripts are held back until the returned function is called. */
async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: hydrate } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return hydrate
}
