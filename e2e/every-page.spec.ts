import type { Browser, BrowserContext, Page } from '@playwright/test'
import { sitemap } from '../apps/web/src/sitemap.ts'
import { defaultLanguage, nextLanguage } from '../packages/contract/src/platform/language.ts'
import { textTables } from '../packages/contract/src/texts/tables.ts'
import { isFull, launchWith } from './support/browser.ts'
import { accessibilityFaults, expect, test } from './support/marea.ts'
import { enterAsReader, type Reader, unknownId, walksOf } from './support/page-readers.ts'
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
  colorScheme: 'dark',
})

/** Pages of a test share a browser context, whose cache saves loading the same scripts for each. */
const pagesPerTest = 6

/** Pages of a test that load at the same time: a slow network leaves the processor idle. */
const atOnce = 2

/** Spanish texts are longer than English ones, in which most journeys run. */
const wordiest = nextLanguage(defaultLanguage)

/** Addresses of pages, lists and homes that do not exist. */
const missing = ['/favorites/unknown-list', '/suite-details/unknown-home', '/no/such/page']

const all = [
  ...Object.keys(sitemap),
  '/my-bookings?list=past',
  '/my-bookings?booking=:past',
  `/checkout/${unknownId}`,
  ...missing,
]

/**
 * Without the full run only guest pages are opened: journeys of owners and operators open most of
 * theirs.
 */
const walked = isFull
  ? all
  : all.filter((path) => !/^\/(property-management|admin|dev)\b/.test(path))

/** Representative pages that load their data and photos in the same ways as the others. */
const openedOnTheGo = [
  '/',
  '/suite-details/:slug',
  '/favorites/:board',
  '/shared-trip/:trip',
  '/list-your-home',
  '/gift-cards',
  '/blog',
  '/blog/:article',
  '/faqs',
  '/how-it-works',
  '/sign-in',
  '/no/such/page',
  '/checkout/:booking',
  '/chat/:room',
  '/my-wallet',
  '/my-bookings?list=past',
  '/trip/:stay',
  '/property-management/calendar',
  '/property-management/messages',
  '/property-management/movile-management',
]

/**
 * Each page opens while its data is held back where most of its readers open it: on a light phone,
 * or for owners and operators in a wide, dark window. In full, it is then shown in the other window
 * and theme, and pages that people open on the go also open on a phone over a slow network.
 */
for (const { reader, group, name } of walksOf(walked, pagesPerTest)) {
  test(`pages start with a skeleton and end without shifts: ${name} @desktop`, async ({
    browser,
    context,
  }) => {
    test.slow()
    const isInConsole = reader === 'owner' || reader === 'admin'
    const phone = await openPhone(browser)
    const usual = isInConsole ? context : phone
    const contexts = isFull ? [context, phone] : [usual]
    for (const each of contexts) await prepare(each)
    const pages = await enterAsReader(contexts, reader, group)
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
    await phone.close()
    expect(faulty.filter(({ faults }) => faults.length > 0)).toEqual([])

    async function check({ path, address }: { path: string; address: string }) {
      const first = await render(usual, address, 'fast')
      const faults = [...(await beginningFaultsOf(first, reader)), ...(await faultsOf(first))]
      if (isInConsole) faults.push(...(await tabletFaultsOf(first.page)))
      if (isFull) {
        if (isInConsole) await makeNarrow(first.page)
        if (openedOnTheGo.includes(path))
          faults.push(...(await slowFaultsOf(phone, address, first)))
        if (!isInConsole) await makeWide(first.page)
        const others = await obstaclesOf(first.page, contrast)
        faults.push(...others.map((fault) => `resized: ${fault}`))
      }
      await first.page.close()
      return faults
    }
  })
}

function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
  })
}

async function prepare(context: BrowserContext): Promise<void> {
  await setLanguage(context, wordiest)
  await watchLayout(context)
  await context.addInitScript(keepNoHistory)
}

/** The console lists the pages opened in this browser, and this test opens several at once. */
function keepNoHistory(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key: string, value: string) {
    if (key !== 'console-recent') setItem.call(this, key, value)
  }
}

/** Between phone and desktop widths, where tables and side panels run out of space first. */
async function tabletFaultsOf(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 820, height: 1180 })
  return (await hasSideScroll(page)) ? ['tablet: scrolls sideways'] : []
}

/** Without hover, as on a phone. */
async function makeNarrow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
}

/** As on a large tablet. */
async function makeWide(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** All of axe's rules take twice as long, so they run in the first window alone. */
const contrast = ['color-contrast']

type Rendered = Awaited<ReturnType<typeof render>>

/** Opens a page and records it while its data is held back and again when everything has arrived. */
async function render(context: BrowserContext, address: string, network: Network) {
  const opened = await openHeld(context, address, network)
  const { page, status, complaints, hydrated, release, settled } = opened
  await hydrated
  const beginning = await beginningOf(page)
  release()
  await settled()
  const isMissing = address.includes(unknownId) || missing.includes(address)
  return { page, status, beginning, complaints, isMissing }
}

/** The page before its data has loaded. */
async function beginningOf(page: Page) {
  const frame = page.getByRole('banner').or(page.locator('[data-console]'))
  const hasSkeleton = await page.locator('[data-skeleton]:visible').first().isVisible()
  return {
    hasFrame: await frame.first().isVisible(),
    hasHeading: (await page.getByRole('heading', { level: 1, name: /./ }).count()) === 1,
    hasSkeleton,
    // Reading all of it takes as long as hydrating the page.
    content: hasSkeleton ? undefined : await contentOf(page),
  }
}

async function slowFaultsOf(phone: BrowserContext, address: string, whole: Rendered) {
  const slow = await render(phone, address, 'slow')
  const faults = [...(await differenceOf(whole.page, slow.page)), ...(await disturbancesOf(slow))]
  await slow.page.close()
  return faults.map((fault) => `slow: ${fault}`)
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

/** Accessibility faults, small targets and overflow of a page. */
async function obstaclesOf(page: Page, rules?: string[]): Promise<string[]> {
  return [
    ...((await hasSideScroll(page)) ? ['scrolls sideways'] : []),
    ...(await smallTargets(page)),
    ...(await accessibilityFaults(page, rules)),
  ]
}

async function faultsOf(rendered: Rendered): Promise<string[]> {
  const { page, status, isMissing } = rendered
  const headings = await page.getByRole('heading', { level: 1 }).count()
  return [
    ...(status < (isMissing ? 500 : 400) ? [] : [`status ${status}`]),
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(await keysShown(page)),
    ...(await obstaclesOf(page)),
    ...(await disturbancesOf(rendered)),
  ]
}

/** The key of a text that the area of the page did not download. */
async function keysShown(page: Page): Promise<string[]> {
  const words = await page.locator('body').innerText()
  const keys = (words.match(/\b[a-z]\w*(\.\w+)+/g) ?? []).filter((key) => key in textTables.en)
  return keys.map((key) => `shows the key ${key}`)
}

/** Layout shifts and console errors of a page. */
async function disturbancesOf({ page, complaints, isMissing }: Rendered): Promise<string[]> {
  const moved = (await layoutShifts(page)).map((shift) => `moved: ${shift}`)
  // The browser reports what does not exist as an error, and extra nights that another test has taken.
  const expected = isMissing ? /status of 40[49]/ : /status of 409/
  return [...moved, ...complaints.filter((complaint) => !expected.test(complaint))]
}

/** A page begins with the header, a heading, and a skeleton or, without data, the whole page. */
async function beginningFaultsOf({ page, beginning }: Rendered, reader: Reader): Promise<string[]> {
  if (reader === 'visitor') return []
  const { hasFrame, hasHeading, hasSkeleton, content } = beginning
  return [
    ...(hasFrame ? [] : ['begins without a header']),
    ...(hasHeading ? [] : ['begins without a heading']),
    ...(hasSkeleton || content === (await contentOf(page)) ? [] : [`without data:\n${content}`]),
  ]
}
