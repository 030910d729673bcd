import type { Page, Request } from '@playwright/test'
import { launchWith } from './support/browser.ts'
import { expect, test } from './support/marea.ts'
import { enterAs } from './support/people.ts'

const kilobyte = 1000

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: launchWith('photos'),
})

test('the home page is light on a phone, with what loads once it is idle @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const loaded = follow(page)
  await page.goto('/')
  await untilIdle(page)
  expect(pathsOf(loaded).filter((path) => path.includes('/hero-'))).toEqual([])
  expect(loaded.length, pathsOf(loaded).join('\n')).toBeLessThanOrEqual(22)
  expect(await weigh(loaded.filter(isScript))).toBeLessThanOrEqual(140 * kilobyte)

  // At the first sign of use come all texts of guests, and those that administrators edited.
  await page.keyboard.press('Shift')
  const texts = () => loaded.filter((each) => /\/assets\/en-|key=edited/.test(each.url()))
  await expect.poll(() => texts().some(isScript)).toBe(true)
  expect(await weigh(texts())).toBeLessThanOrEqual(52 * kilobyte)
})

test('the home page with its film is light in a wide window @desktop', async ({ page }) => {
  const loaded = follow(page)
  await page.goto('/')
  await expect.poll(() => pathsOf(loaded).some((path) => path.includes('/hero-'))).toBe(true)
  await untilIdle(page)
  expect(await weigh(loaded)).toBeLessThanOrEqual(640 * kilobyte)
})

test('a report is light with the texts of its language @desktop', async ({ page }) => {
  await enterAs(page, 'owner@marea.test')
  const loaded = follow(page)
  await page.goto('/property-management/view-reports')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await untilIdle(page)
  const scripts = loaded.filter(isScript)
  expect(await weigh(scripts), pathsOf(scripts).join('\n')).toBeLessThanOrEqual(230 * kilobyte)
})

test('the overview of an owner comes in few files @desktop', async ({ page }) => {
  await enterAs(page, 'owner@marea.test')
  const html = await (await page.request.get('/property-management')).text()
  const files = new Set(html.match(/\/assets\/[\w.~-]+\.(js|css)/g))
  expect(files.size).toBeGreaterThan(5)
  expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(25)
})

/** The script that measures the visit is the last that a page loads. */
async function untilIdle(page: Page): Promise<void> {
  const isMeasured = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('measure-visit')),
    )
  await expect.poll(isMeasured).toBe(true)
  await page.waitForTimeout(500)
}

/** Google's stand-in comes five seconds later and is Google's in production. */
function follow(page: Page): Request[] {
  const loaded: Request[] = []
  page.on('requestfinished', (request) => {
    const apart = /identity-stand-in|\/google-|\/user\/nonce/
    if (!apart.test(request.url())) loaded.push(request)
  })
  return loaded
}

function pathsOf(loaded: Request[]): string[] {
  return loaded.map((each) => new URL(each.url()).pathname)
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script'
}

async function weigh(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((each) => each.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
