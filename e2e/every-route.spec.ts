import type { Page } from '@playwright/test'
import { accessOf } from '../apps/web/src/shell/access/access.ts'
import { aliases, sitemap } from '../apps/web/src/sitemap.ts'
import { launchWith } from './support/browser.ts'
import { intercept, smallPhotos } from './support/intercept.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { enterAsReader, guarded, readerOf, unknownId, walksOf } from './support/page-readers.ts'
import { hasSideScroll, layoutShifts, openSettled, watchLayout } from './support/rendering.ts'
import { smallTargets } from './support/small-targets.ts'

test.use({ launchOptions: launchWith('photos'), colorScheme: 'dark' })

/** Addresses of what does not exist. */
const missing = ['/favorites/unknown-list', '/suite-details/unknown-home', '/no/such/page']
const opened = [
  ...Object.keys(sitemap),
  '/my-bookings?list=past',
  '/my-bookings?booking=:past',
  `/checkout/${unknownId}`,
  ...missing,
]

/**
 * In Spanish, rendering.spec.ts opens these pages on phones and in the light theme, and those of
 * owners and operators in both windows and themes.
 */
const ofGuests = opened.filter((path) => !['owner', 'admin'].includes(readerOf(path)))

/** Pages of a test share a browser context, whose cache saves loading the same scripts for each. */
const pagesPerTest = 6

for (const { reader, group, name } of walksOf(ofGuests, pagesPerTest)) {
  test(`every page opens: ${name} @desktop`, async ({ page, context, complaints }) => {
    test.slow()
    await intercept(page, [smallPhotos])
    await watchLayout(page)
    for (const { path, address } of await enterAsReader(context, reader, group)) {
      await test.step(path, async () => {
        // A busy machine may shift a page once, but hardly twice.
        const faults = await faultsOf(page, address, complaints)
        expect(faults.length === 0 ? faults : await faultsOf(page, address, complaints)).toEqual([])
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
      })
    }
  })
}

/** access.test.ts checks the rule for every page; here are those that ask by themselves, and one of each kind. */
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

/** Layout shifts, side scrolling, controls that are too small, and console errors. */
async function faultsOf(page: Page, address: string, complaints: string[]): Promise<string[]> {
  complaints.length = 0
  const response = await openSettled(page, address)
  const status = response?.status() ?? 0
  const isMissing = address.includes(unknownId) || missing.includes(address)
  return [
    ...(status < (isMissing ? 500 : 400) ? [] : [`status ${status}`]),
    ...(await layoutShifts(page)).map((shift) => `moved: ${shift}`),
    ...((await hasSideScroll(page)) ? ['scrolls sideways'] : []),
    ...(await smallTargets(page)),
    ...complaints.filter((each) => !(isMissing && each.includes('404')) && !isTaken(each)),
  ]
}

/** A trip offers extra nights, which another test may have taken. */
function isTaken(complaint: string): boolean {
  return complaint.includes('status of 409')
}

test('aliases redirect to their pages @desktop', async ({ page }) => {
  for (const [alias, target] of Object.entries(aliases)) {
    const response = await page.request.get(alias)
    const { pathname, search } = new URL(response.url())
    expect([alias, response.status(), pathname + search]).toEqual([alias, 200, target])
  }
})
