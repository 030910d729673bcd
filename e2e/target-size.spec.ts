import { expect, test } from './support/marea.ts'
import { enterAs } from './support/people.ts'
import { readAs } from './support/reader.ts'
import { smallTargets } from './support/small-targets.ts'

const pages = {
  'guest@marea.test': [
    '/my-favorites',
    '/my-wallet',
    '/my-bookings',
    '/my-bookings?list=past',
    '/chat',
    '/notifications',
    '/account-settings',
    '/account-settings/payment',
    '/account-settings/purchases',
    '/account-settings/back-account',
  ],
  'owner@marea.test': [
    '/property-management',
    '/property-management/channels',
    '/property-management/view-financials',
  ],
  'admin@marea.test': ['/admin'],
}

for (const [email, paths] of Object.entries(pages)) {
  test(`every control for ${email} is at least 24 pixels`, async ({ page }, info) => {
    await readAs(page, info)
    await enterAs(page, email)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await smallTargets(page), path).toEqual([])
    }
  })
}
