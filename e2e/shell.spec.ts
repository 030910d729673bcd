import { expect, expectAccessible, test } from './support/marea.ts'
import { layoutShifts, watchLayout } from './support/rendering.ts'

test('an unknown page names its path and links to the home page @desktop', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByText('This page doesn’t exist or has moved.')).toBeVisible()
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL('/')
})

test('a crawler gets status 404 for an unknown page @desktop', async ({ request }) => {
  const response = await request.get('/no/such/page', {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  })
  expect(response.status()).toBe(404)
  expect(await response.text()).toBe('')
})

test('the chosen language is remembered and changes every text @desktop', async ({
  page,
  complaints,
}) => {
  await page.goto('/more')
  await page.waitForLoadState('networkidle')
  await page.locator('label').filter({ hasText: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Más')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Más')
  expect(complaints).toEqual([])
})

test('the header of a phone switches the language @phone', async ({ page }) => {
  await page.goto('/faqs')
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)
})

test('the chosen theme is remembered and applied before the first paint @phone', async ({
  page,
}) => {
  await page.goto('/more')
  await page.waitForLoadState('networkidle')
  await page.locator('label').filter({ hasText: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/faqs', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
})

test('prices also show in the chosen currency, without moving the page @phone', async ({
  page,
}) => {
  await watchLayout(page.context())
  await page.goto('/more#currency')
  await page.locator('label').filter({ hasText: 'Mexican pesos' }).click()
  await expect(page.getByText('Marea charges in USD.')).toBeVisible()
  await page.goto('/suite-details/casa-almendro')
  await expect(page.getByText(/≈ MX\$/).first()).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
  await expectAccessible(page)
})

test('the first Tab offers to skip to the content @desktop', async ({ page }) => {
  await page.goto('/faqs')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('a new version is announced and loads on request @phone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/faqs')
  await page.waitForLoadState('networkidle')
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'tomorrow' } }))
  // The page may request versions a moment after it has loaded.
  await expect(async () => {
    await page.clock.fastForward('06:00')
    await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('without a connection the page stays and shows a notice @phone', async ({ page, context }) => {
  await page.goto('/faqs')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
})

test('nothing scrolls sideways at 320 pixels @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/more', '/faqs', '/terms', '/my-wallet', '/sign-in', '/nowhere']) {
    await page.goto(`${path}?lang=es`)
    await page.waitForLoadState('networkidle')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
})

test('pages forbid foreign scripts @desktop', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
})
