import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { aliases, sitemap } from '../apps/web/src/sitemap.ts'
import { launchWith } from './support/browser.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { languageOf } from './support/reader.ts'
import { layoutShifts, watchLayout } from './support/rendering.ts'
import { smallTargets } from './support/small-targets.ts'

test.use({ launchOptions: launchWith('photos') })

const given: Record<string, string> = {
  ':slug': 'casa-almendro',
  ':room': 'first-room',
  ':booking': '00000000-0000-4000-8000-000000000000',
  ':board': 'unknown-board',
  ':invitation': '00000000-0000-4000-8000-000000000000',
  ':article': 'the-price-you-see',
}

/** Photos cost seconds of software rendering and change nothing that is measured here. */
const dot = fileURLToPath(new URL('../apps/web/public/apple-touch-icon.png', import.meta.url))

const routes = Object.entries(sitemap).map(([path, [access]]) => ({
  access,
  path: path.replace(/:\w+/g, (name) => given[name] ?? name),
}))

/** Pages that share a browser context, whose cache saves loading the same scripts for each. */
const groups = Array.from({ length: Math.ceil(routes.length / 6) }, (_, at) =>
  routes.slice(at * 6, at * 6 + 6),
)

for (const group of groups) {
  const paths = group.map(({ path }) => path).join(' ')
  test(`every page opens: ${paths}`, async ({ page, complaints }, { project }) => {
    test.slow()
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.fulfill({ path: dot }))
    await watchLayout(page)
    for (const { path, access } of group) {
      const language = languageOf(project)
      await test.step(`${path} in ${language} (${access})`, async () => {
        complaints.length = 0
        await expectGoodPage(page, { path, language, complaints })
      })
    }
  })
}

type Opened = { path: string; language: string; complaints: string[] }

async function expectGoodPage(page: Page, { path, language, complaints }: Opened) {
  const response = await page.goto(`${path}?lang=${language}`)
  const status = response?.status() ?? 0
  expect(status, path).toBeLessThan(500)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(await layoutShifts(page), path).toEqual([])
  await expectAccessible(page)
  expect(await hasSideScroll(page), path).toBe(false)
  expect(await smallTargets(page), path).toEqual([])
  const expected = status === 404 ? '404' : 'no complaint at all'
  expect(
    complaints.filter((each) => !each.includes(expected)),
    path,
  ).toEqual([])
}

function hasSideScroll(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}

test('aliases redirect to their pages @desktop', async ({ page }) => {
  for (const [alias, target] of Object.entries(aliases)) {
    const response = await page.request.get(alias)
    const { pathname, search } = new URL(response.url())
    expect([alias, response.status(), pathname + search]).toEqual([alias, 200, target])
  }
})
