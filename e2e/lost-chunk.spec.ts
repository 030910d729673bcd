import type { Page } from '@playwright/test'
import { expect, test, untilHydrated } from './support/marea.ts'

test('a page whose chunk is missing reloads at the requested URL @desktop', async ({ page }) => {
  // The answer is late, so that both the link's prefetch and the click wait for it.
  const loads = await lose(page, /assets\/blog-page-/, { path: '/blog', until: 1, delay: 300 })
  await goToBlog(page)
  await expect(page).toHaveURL('/blog')
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await untilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})

test('pointing at a link whose chunk is missing reloads nothing, and a click opens the page @desktop', async ({
  page,
}) => {
  const loads = await lose(page, /assets\/blog-page-/, { path: '/blog', until: 1 })
  const reloads = await lose(page, /assets\/none/, { path: '/faqs', until: 0 })
  await page.goto('/faqs')
  await untilHydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })
  const prefetched = page.waitForResponse(/assets\/blog-page-/)
  await link.hover()
  expect((await prefetched).status()).toBe(404)
  await page.waitForLoadState('networkidle')
  expect(reloads()).toBe(1)
  await link.click()
  await expect(page).toHaveURL('/blog')
  expect(loads()).toBe(1)
})

test('a chunk that stays missing causes one reload per path @desktop', async ({ page }) => {
  // Ten seconds later the path may reload again, and a busy machine takes longer than that.
  await page.clock.setFixedTime(new Date())
  const away = Number.POSITIVE_INFINITY
  const loads = await lose(page, /assets\/blog-page-/, { path: '/blog', until: away })
  await goToBlog(page)
  await expect(page).toHaveURL('/blog')
  expect(loads()).toBe(1)
  await goToBlog(page)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(loads()).toBe(1)
})

test('without a connection the page stays and says so, and the chosen one opens when it is back @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/faqs')
  await page.waitForLoadState('networkidle')
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.textContent()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('The page you chose will open')).toBeVisible()
  await expect(title).toHaveText(before ?? '')
  await expect(page).toHaveURL('/faqs')
  await context.setOffline(false)
  await expect(page).toHaveURL('/blog')
  await expect(title).toBeVisible()
  await expect(page.getByText('You’re offline.')).toBeHidden()
})

test('a part of a page that loads later waits for the connection @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Filters' }).first().click()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'All filters' })).toBeVisible()
})

for (const { what, path, chunk } of [
  { what: 'the page', path: '/faqs', chunk: /assets\/faqs-page-.*\.js/ },
  { what: 'the entry', path: '/faqs', chunk: /assets\/entry\.client-.*\.js/ },
  { what: 'a page that hydrates late', path: '/', chunk: /assets\/home-page-.*\.js/ },
  { what: 'the styles', path: '/faqs', chunk: /assets\/article-.*\.css/ },
]) {
  test(`a chunk of ${what} that is missing on the first load causes one reload @desktop`, async ({
    page,
  }) => {
    const loads = await lose(page, chunk, { path, until: 2 })
    await page.goto(path)
    await expect.poll(loads).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(2)
  })
}

async function goToBlog(page: Page): Promise<void> {
  await page.goto('/faqs')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
}

type Loss = { path: string; until: number; delay?: number }

/** Answers 404 for a chunk until the path was loaded a number of times; returns the count of loads. */
async function lose(page: Page, chunk: RegExp, { path, until, delay = 0 }: Loss) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1
  })
  await page.route(chunk, async (route) => {
    if (loads >= until) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, delay))
    return route.fulfill({ status: 404, body: '' })
  })
  return () => loads
}
