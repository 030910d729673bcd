import type { BrowserContext, Page } from '@playwright/test'
import { sitemap } from '../apps/web/src/sitemap.ts'
import { launchWith } from './support/browser.ts'
import { accessibilityFaults, expect, test } from './support/marea.ts'
import { enterAsReader, type Reader, walksOf } from './support/page-readers.ts'
import { setLanguage } from './support/reader.ts'
import {
  contentOf,
  hasSideScroll,
  layoutShifts,
  type Network,
  openHeld,
  watchLayout,
} from './support/rendering.ts'
import { smallTargets } from './support/small-targets.ts'

test.use({
  launchOptions: launchWith('photos'),
  contextOptions: { reducedMotion: 'no-preference' },
})

/** Pages of a test share a browser context, whose cache saves loading the same scripts for each. */
const pagesPerTest = 6

/** Pages of a test that load at the same time: a slow network leaves the processor idle. */
const atOnce = 2

const walked = [
  ...Object.keys(sitemap).filter((path) => !path.startsWith('/dev/')),
  '/my-bookings?list=past',
  '/my-bookings?booking=:past',
  '/no/such/page',
]

for (const { reader, group, name } of walksOf(walked, pagesPerTest)) {
  const title = `pages start with a skeleton and end the same on any network, without shifts: ${name}`
  test(title, { tag: '@phone' }, async ({ context }, info) => {
    await setLanguage(context, info)
    await expectFaultless(context, reader, group, async (path) => {
      const fast = await render(context, path, 'fast')
      const isBlank = reader !== 'visitor' && !(await beginsWell(fast))
      const blank = isBlank ? [`without data:\n${fast.before}`] : []
      const unusable = await obstaclesOf(fast.page)
      const slowFaults = isOpenedOnPhones(reader, path)
        ? await slowFaultsOf(context, path, fast)
        : []
      return [...blank, ...unusable, ...(await faultsOf(fast)), ...slowFaults]
    })
  })
}

/** What owners open on their phones; at a desk, pages load data in the same way. */
const phonePagesOfOwners = [
  '/property-management',
  '/property-management/calendar',
  '/property-management/messages',
  '/property-management/movile-management',
]

function isOpenedOnPhones(reader: Reader, path: string): boolean {
  if (reader === 'owner') return phonePagesOfOwners.includes(path)
  return reader !== 'admin'
}

async function slowFaultsOf(context: BrowserContext, path: string, fast: Rendered) {
  const slow = await render(context, path, 'slow')
  const difference = await differenceOf(fast.page, slow.page)
  return [...(await faultsOf(slow)), ...difference]
}

async function expectFaultless(
  context: BrowserContext,
  reader: Reader,
  group: readonly string[],
  check: (path: string) => Promise<string[]>,
) {
  test.slow()
  await watchLayout(context)
  await context.addInitScript(keepNoHistory)
  const pages = await enterAsReader(context, reader, group)
  const faulty: { path: string; faults: string[] }[] = []
  const left = pages.values()
  const lanes = Array.from({ length: atOnce }, async () => {
    for (const { path, address } of left) {
      // A busy machine may shift a page once, and other tests change what admins see, but hardly twice.
      const isFaulty = (await check(address)).length > 0
      if (isFaulty) faulty.push({ path, faults: await check(address) })
    }
  })
  await Promise.all(lanes)
  expect(faulty.filter(({ faults }) => faults.length > 0)).toEqual([])
}

/** The console lists the pages this browser has opened, and here it opens several at once. */
function keepNoHistory(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key: string, value: string) {
    if (key !== 'console-recent') setItem.call(this, key, value)
  }
}

type Rendered = Awaited<ReturnType<typeof render>>

/** Opens a page and records it while its data is held back and again when everything has arrived. */
async function render(context: BrowserContext, path: string, network: Network) {
  const { page, complaints, hydrated, release, settled } = await openHeld(context, path, network)
  await hydrated
  const before = await contentOf(page)
  const frame = page.getByRole('banner').or(page.locator('[data-console]'))
  const hasFrame = await frame.first().isVisible()
  const hasSkeleton = await page.locator('[data-skeleton]:visible').first().isVisible()
  release()
  await settled()
  return { page, before, hasFrame, hasSkeleton, complaints }
}

/** The last content may load late on a busy machine, but finally the pages are equal. */
async function differenceOf(fast: Page, slow: Page): Promise<string[]> {
  const contents = () => Promise.all([fast, slow].map(contentOf))
  let [whole, found] = await contents()
  for (let tries = 0; whole !== found && tries < 20; tries += 1) {
    await slow.waitForTimeout(500)
    ;[whole, found] = await contents()
  }
  return whole === found ? [] : [`fast:\n${whole}\nslow:\n${found}`]
}

/** What would keep somebody from reading or using the page on a phone. */
async function obstaclesOf(page: Page): Promise<string[]> {
  return [
    ...((await hasSideScroll(page)) ? ['scrolls sideways'] : []),
    ...(await smallTargets(page)),
    ...(await accessibilityFaults(page)),
  ]
}

/** The browser reports pages that do not exist as errors too, and extra nights that another test has taken. */
const expected = /status of 40[49]/

/** Layout shifts and console errors of a page. */
async function faultsOf({ page, complaints }: Rendered): Promise<string[]> {
  const moved = (await layoutShifts(page)).map((shift) => `moved: ${shift}`)
  await page.close()
  return [...moved, ...complaints.filter((complaint) => !expected.test(complaint))]
}

/** The header, a heading, and either a skeleton or, on pages without data, the whole page. */
async function beginsWell({ page, before, hasFrame, hasSkeleton }: Rendered): Promise<boolean> {
  const hasHeading = /heading ".+" \[level=1\]/.test(before)
  return hasFrame && hasHeading && (hasSkeleton || before === (await contentOf(page)))
}
