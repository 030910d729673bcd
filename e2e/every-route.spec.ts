import { aliases, sitemap } from '../apps/web/src/sitemap.ts'
import { expect, expectAccessible, test } from './marea.ts'

const given: Record<string, string> = {
  ':slug': 'casa-almendro',
  ':room': 'first-room',
  ':booking': '00000000-0000-4000-8000-000000000000',
  ':board': 'unknown-board',
  ':article': 'the-price-you-see',
}

const routes = Object.entries(sitemap).map(([path, [access]]) => ({
  access,
  path: path.replace(/:\w+/g, (name) => given[name] ?? name),
}))

for (const { path, access } of routes) {
  for (const language of ['en', 'es'] as const) {
    test(`${path} opens in ${language} (${access})`, async ({ page, context, complaints }) => {
      const url = process.env.MAREA_URL ?? ''
      await context.addCookies([{ name: 'lang', value: language, url }])
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      const response = await page.goto(path)
      expect(response?.status()).toBeLessThan(500)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      const hasSideScroll = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(hasSideScroll).toBe(false)
      const isMissing = response?.status() === 404
      expect(isMissing ? complaints.filter((each) => !each.includes('404')) : complaints).toEqual(
        [],
      )
    })
  }
}

for (const [alias, target] of Object.entries(aliases)) {
  test(`${alias} leads to ${target}`, async ({ page }) => {
    await page.goto(alias)
    expect(new URL(page.url()).pathname).toBe(target)
  })
}
