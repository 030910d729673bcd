import { createAccessOf } from '../apps/web/src/shell/access.ts'
import { aliases, sitemap } from '../apps/web/src/sitemap.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { guarded, unknownId } from './support/page-readers.ts'

const accessOf = createAccessOf(sitemap)

/**
 * access.test.ts checks the rule for every page; these are the pages with their own prompt, and one
 * of each kind.
 */
const asking = guarded.filter((path, at) => {
  const access = accessOf(path)
  return (
    access === 'open-but-prompt' || at === guarded.findIndex((each) => accessOf(each) === access)
  )
})

test('visitors are asked to sign in on guarded pages @desktop', async ({ page }) => {
  for (const path of asking) {
    const response = await page.goto(path.replace(/:\w+/g, unknownId))
    expect(response?.status(), path).toBeLessThan(500)
    await expect(
      page
        .getByRole('main')
        .getByText(/sign in/i)
        .first(),
      path,
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }
  await expectAccessible(page)
})

test('aliases redirect to their pages @desktop', async ({ page }) => {
  for (const [alias, target] of Object.entries(aliases)) {
    const response = await page.request.get(alias)
    const { pathname, search } = new URL(response.url())
    expect([alias, response.status(), pathname + search]).toEqual([alias, 200, target])
  }
})
