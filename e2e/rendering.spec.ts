import type { BrowserContext, Page } from '@playwright/test'
import { sitemap } from '../apps/web/src/sitemap.ts'
import { defaultLanguage, nextLanguage } from '../packages/contract/src/platform/language.ts'
import { launchWith } from './support/browser.ts'
import { accessibilityFaults, expect, test } from './support/marea.ts'
import { enterAsReader, type Reader, readerOf, walksOf } from './support/page-readers.ts'
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

/** Its words are longer than those of English, in which every-route.spec.ts opens pages. */
const wordiest = nextLanguage(defaultLanguage)

const walked = [
  ...Object.keys(sitemap).filter((path) => !path.startsWith('/dev/')),
  '/my-bookings?list=past',
  '/my-bookings?booking=:past',
  '/no/such/page',
]

/**
 * Signed-in pages load their data in one way, so some of those that people open on the go stand for
 * all.
 */
const openedOnTheGo = [
  '/checkout/:booking',
  '/chat/:room',
  '/my-wallet',
  '/my-bookings?list=past',
  '/trip/:stay',
  '/property-management/calendar',
  '/property-management/messages',
  '/property-management/movile-management',
]

const isForDesk = (path: string) => ['owner', 'admin'].includes(readerOf(path))
const forPhones = walked.filter((path) => !isForDesk(path) || openedOnTheGo.includes(path))
const title = 'pages start with a skeleton and end without shifts'

for (const { reader, group, name } of walksOf(forPhones, pagesPerTest)) {
  test(`${title}, the same on any network: ${name}`, { tag: '@phone' }, async ({ context }) => {
    await expectFaultless(context, reader, group, async ({ path, address }) => {
      const fast = await render(context, address, 'fast')
      const faults = [...(await beginningFaultsOf(fast, reader)), ...(await faultsOf(fast))]
      const isSlowToo = reader === 'visitor' || openedOnTheGo.includes(path)
      const slowFaults = isSlowToo ? await slowFaultsOf(context, address, fast) : []
      await fast.page.close()
      return [...faults, ...slowFaults]
    })
  })
}

test.describe('for owners and operators', () => {
  test.use({ colorScheme: 'dark' })

  for (const { reader, group, name } of walksOf(walked.filter(isForDesk), pagesPerTest)) {
    test(`${title}, in windows of any size: ${name}`, { tag: '@desktop' }, async ({ context }) => {
      await expectFaultless(context, reader, group, async ({ address }) => {
        const wide = await render(context, address, 'fast')
        const faults = [...(await beginningFaultsOf(wide, reader)), ...(await faultsOf(wide))]
        await wide.page.emulateMedia({ colorScheme: 'light' })
        await wide.page.setViewportSize({ width: 390, height: 844 })
        const narrowFaults = (await obstaclesOf(wide.page)).map((fault) => `narrow: ${fault}`)
        await wide.page.close()
        return [...faults, ...narrowFaults]
      })
    })
  }
})

async function slowFaultsOf(context: BrowserContext, address: string, fast: Rendered) {
  const slow = await render(context, address, 'slow')
  const faults = [...(await differenceOf(fast.page, slow.page)), ...(await disturbancesOf(slow))]
  await slow.page.close()
  return faults
}

async function expectFaultless(
  context: BrowserContext,
  reader: Reader,
  group: readonly string[],
  check: (page: Addressed) => Promise<string[]>,
) {
  test.slow()
  await setLanguage(context, wordiest)
  await watchLayout(context)
  await context.addInitScript(keepNoHistory)
  const pages = await enterAsReader(context, reader, group)
  const faulty: { path: string; faults: string[] }[] = []
  const left = pages.values()
  const lanes = Array.from({ length: atOnce }, async () => {
    for (const page of left) {
      // A busy machine may shift a page once, and other tests change what admins see, but hardly twice.
      const isFaulty = (await check(page)).length > 0
      if (isFaulty) faulty.push({ path: page.path, faults: await check(page) })
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

type Addressed = Awaited<ReturnType<typeof enterAsReader>>[number]
type Rendered = Awaited<ReturnType<typeof render>>

/** Opens a page and records it while its data is held back and again when everything has arrived. */
async function render(context: BrowserContext, address: string, network: Network) {
  const { page, complaints, hydrated, release, settled } = await openHeld(context, address, network)
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

/** What would keep somebody from reading or using the page. */
async function obstaclesOf(page: Page): Promise<string[]> {
  return [
    ...((await hasSideScroll(page)) ? ['scrolls sideways'] : []),
    ...(await smallTargets(page)),
    ...(await accessibilityFaults(page)),
  ]
}

/** The browser reports pages that do not exist as errors too, and extra nights that another test has taken. */
const expected = /status of 40[49]/

async function faultsOf(rendered: Rendered): Promise<string[]> {
  return [...(await obstaclesOf(rendered.page)), ...(await disturbancesOf(rendered))]
}

/** Layout shifts and console errors of a page. */
async function disturbancesOf({ page, complaints }: Rendered): Promise<string[]> {
  const moved = (await layoutShifts(page)).map((shift) => `moved: ${shift}`)
  return [...moved, ...complaints.filter((complaint) => !expected.test(complaint))]
}

/** A page begins with the header, a heading, and a skeleton or, without data, the whole page. */
async function beginningFaultsOf(
  { page, before, hasFrame, hasSkeleton }: Rendered,
  reader: Reader,
): Promise<string[]> {
  if (reader === 'visitor') return []
  const hasHeading = /heading ".+" \[level=1\]/.test(before)
  const isWell = hasFrame && hasHeading && (hasSkeleton || before === (await contentOf(page)))
  return isWell ? [] : [`without data:\n${before}`]
}
