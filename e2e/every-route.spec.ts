import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { aliases, sitemap } from '../apps/web/src/sitemap.ts'
import { languages } from '../packages/contract/src/platform/language.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { languageOf } from './support/reader.ts'
import { layoutShifts, watchLayout } from './support/rendering.ts'
import { smallTargets } from './support/small-targets.ts'

const given: Record<string, string> = {
  ':slug': 'casa-almendro',
  ':room': 'first-room',
  ':booking': '00000000-0000-4000-8000-000000000000',
  ':board': 'unknown-board',
  ':article': 'the-price-you-see',
}

/** Photographs cost seconds of software rendering and change nothing that is measured here. */
const dot = fileURLToPath(new URL('../apps/web/public/apple-touch-icon.png', import.meta.url))

const routes = Object.entries(sitemap).map(([path, [access]]) => ({
  access,
  path: path.replace(/:\w+/g, (name) => given[name] ?? name),
}))

for (const { path, access } of routes) {
  test(`${path} opens in every language (${access})`, async ({ page, complaints }, { project }) => {
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.fulfill({ path: dot }))
    await watchLayout(page)
    for (const language of languages) {
      const response = await page.goto(`${path}?lang=${language}`)
      const status = response?.status() ?? 0
      expect(status).toBeLessThan(500)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(await layoutShifts(page)).toEqual([])
      // Slow, so each width is measured in one language only.
      if (languageOf(project) === language) await expectAccessible(page)
      expect(await hasSideScroll(page)).toBe(false)
      expect(await smallTargets(page)).toEqual([])
      const expected = status === 404 ? '404' : 'no complaint at all'
      expect(complaints.filter((each) => !each.includes(expected))).toEqual([])
    }
  })
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
