import { type Browser, chromium, type Page } from '@playwright/test'
import { findWindowedChromium } from '../scripts/chromium.js'
import { holdDemoWeek, signInDemo } from './demo-people.ts'
import type { Figure } from './figure.ts'
import { startMarea } from './marea.ts'

const slowdown = 4
const mostDelayMs = 100
const mostResponseMs = 200

/** What a guest does on a page: opens it, types, and presses its buttons. */
type Visit = { name: string; path: string; act: (page: Page) => Promise<void> }

type Felt = {
  /** The score of shifts that no input caused. */
  shift: number
  /** From each input to the start of its handlers. */
  delays: number[]
  /** From each input to the next frame. */
  responses: number[]
}

/** Layout shift and input delay where guests choose and pay, on a phone with a quarter of the speed. */
export async function benchSlowPhone(): Promise<Figure[]> {
  const marea = await startMarea({ DEMO: 'true' })
  const browser = await chromium.launch({
    executablePath: await findWindowedChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const user = await signInDemo(marea.url, 'guest@marea.test')
    const booking = await holdDemoWeek(marea.url, user.token, 'casa-almendro')
    const figures: Figure[] = []
    for (const visit of visitsOf(booking)) {
      figures.push(...figuresOf(visit.name, await feel(browser, marea.url, user, visit)))
    }
    return figures
  } finally {
    await browser.close()
    await marea.stop()
  }
}

function visitsOf(booking: string): Visit[] {
  return [
    { name: 'suite', path: '/suite-details/casa-almendro', act: lookAtSuite },
    { name: 'checkout', path: `/checkout/${booking}`, act: fillCheckout },
    { name: 'bookings', path: '/my-bookings', act: lookThroughBookings },
    { name: 'wallet', path: '/my-wallet', act: lookThroughWallet },
  ]
}

async function lookAtSuite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read more' }).first().tap()
  await page.getByRole('button', { name: 'Choose dates' }).filter({ visible: true }).last().tap()
  await page.waitForTimeout(1500)
}

async function fillCheckout(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Note for/ }).tap()
  await page.keyboard.type('We land at six.')
  // Before the wallet, which may pay for all of it.
  await page.getByText('New card', { exact: true }).tap()
  await page.getByRole('switch').first().tap()
  await page.getByRole('checkbox', { name: /^I agree/ }).tap()
}

async function lookThroughBookings(page: Page): Promise<void> {
  const lists = page.getByRole('main').getByRole('navigation').getByRole('link')
  for (const list of (await lists.all()).toReversed()) {
    await list.tap()
    await page.waitForTimeout(1500)
  }
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .tap()
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.press('Escape')
}

async function lookThroughWallet(page: Page): Promise<void> {
  for (const name of ['Add funds', 'Withdraw']) {
    await page.getByRole('main').getByText(name, { exact: true }).first().tap()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('25')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
}

async function feel(
  browser: Browser,
  url: string,
  user: object,
  { path, act }: Visit,
): Promise<Felt> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await context.addInitScript(record, JSON.stringify(user))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url + path)
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(3000)
  await act(page)
  // Entries of the last input are written after its frame.
  await page.waitForTimeout(2000)
  const felt: Felt = await page.evaluate(() => Reflect.get(window, 'felt'))
  await context.close()
  return felt
}

/** Runs in the page before its own scripts. */
function record(user: string): void {
  localStorage.setItem('user', user)
  const felt: Felt = { shift: 0, delays: [], responses: [] }
  Object.assign(window, { felt })
  observe(
    'layout-shift',
    (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) felt.shift += entry.value
    },
  )
  observe('event', (entry: PerformanceEventTiming & { interactionId: number }) => {
    if (entry.interactionId === 0) return
    felt.delays.push(entry.processingStart - entry.startTime)
    felt.responses.push(entry.duration)
  })

  function observe<Entry>(type: string, take: (entry: Entry) => void) {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry)
    }).observe(options)
  }
}

function figuresOf(name: string, { shift, delays, responses }: Felt): Figure[] {
  const longest = Math.round(Math.max(0, ...delays))
  const response = Math.round(Math.max(0, ...responses))
  return [
    {
      what: `${name} on a phone ${slowdown} × slowed: layout shift`,
      measured: shift.toFixed(4),
      goal: '0',
      isMet: shift === 0,
    },
    {
      what: `${name} on a phone ${slowdown} × slowed: longest input delay`,
      measured: `${longest} ms of ${delays.length} inputs`,
      goal: `≤ ${mostDelayMs} ms`,
      isMet: delays.length > 0 && longest <= mostDelayMs,
    },
    {
      what: `${name} on a phone ${slowdown} × slowed: longest time to the next frame`,
      measured: `${response} ms`,
      goal: `≤ ${mostResponseMs} ms`,
      isMet: delays.length > 0 && response <= mostResponseMs,
    },
  ]
}
