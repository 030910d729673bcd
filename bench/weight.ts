import { chromium, type Request } from '@playwright/test'
import { findWindowedChromium } from '../scripts/chromium.js'
import { signInDemo } from './demo-people.ts'
import type { Figure } from './figure.ts'
import { startMarea } from './marea.ts'

type LoadedResource = { kind: string; bytes: number; url: string }

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

/** What a visitor's browser receives for the home page, and an owner's for a report. */
export async function benchWeight(): Promise<Figure[]> {
  const marea = await startMarea({ DEMO: 'true' })
  const browser = await chromium.launch({
    executablePath: await findWindowedChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return [
      ...(await weighHome(browser, marea.url)),
      ...(await weighWideHome(browser, marea.url)),
      ...(await weighReports(browser, marea.url)),
    ]
  } finally {
    await browser.close()
    await marea.stop()
  }
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>

async function weighHome(browser: Browser, url: string): Promise<Figure[]> {
  const { loaded, shift } = await loadHome(browser, url, phone)
  const of = (kind: string) => sum(loaded.filter((each) => each.kind === kind))
  return [
    limit('JavaScript for the home page', of('script'), 140_000),
    limit('CSS for the home page', of('stylesheet'), 14_000),
    limit('fonts for the home page', of('font'), 90_000),
    {
      what: 'requests before scrolling',
      measured: String(loaded.length),
      goal: '≤ 22',
      isMet: loaded.length <= 22,
    },
    { what: 'layout shift', measured: shift.toFixed(4), goal: '0', isMet: shift === 0 },
  ]
}

async function weighWideHome(browser: Browser, url: string): Promise<Figure[]> {
  const { loaded } = await loadHome(browser, url, wide)
  const film = loaded.filter(({ kind }) => kind === 'media')
  return [
    limit('wide home page with its film', sum(loaded), 640_000),
    {
      what: 'film of the wide home page',
      measured: `${Math.round(sum(film) / 1000)} kB`,
      goal: 'loaded',
      isMet: film.length > 0,
    },
  ]
}

/** Until the page is idle, which comes before Google's One Tap. */
async function loadHome(browser: Browser, url: string, viewport: typeof phone) {
  const { page, loading } = await openPage(browser, viewport)
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(layoutShift)
  const loaded = await Promise.all(loading)
  await page.close()
  return { loaded, shift }
}

/** The report with most of everything, and the overview, which must not load its chart. */
async function weighReports(browser: Browser, url: string): Promise<Figure[]> {
  const owner = await signInDemo(url, 'owner@marea.test')
  const scriptsOf = async (path: string) => {
    const { page, loading } = await openPage(browser, wide)
    await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify(owner))
    await page.goto(`${url}/property-management${path}`, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.waitForTimeout(1000)
    const loaded = await Promise.all(loading)
    await page.close()
    return loaded.filter(({ kind }) => kind === 'script')
  }
  const scripts = await scriptsOf('/view-reports')
  const elsewhere = await scriptsOf('')
  const hasChart = elsewhere.some(({ url }) => url.includes('reports-page'))
  return [
    limit('JavaScript for a report', sum(scripts), 230_000),
    {
      what: 'chart of reports loaded by the overview',
      measured: hasChart ? 'yes' : 'no',
      goal: 'no',
      isMet: !hasChart,
    },
  ]
}

async function openPage(browser: Browser, viewport: typeof phone) {
  const page = await browser.newPage({ viewport })
  const loading: Promise<LoadedResource>[] = []
  // The stream of events of a signed-in person never ends, and so is not counted.
  page.on('requestfinished', (request) => {
    if (!/identity-stand-in|\/google-|\/user\/nonce/.test(request.url()))
      loading.push(weigh(request))
  })
  return { page, loading }
}

async function weigh(request: Request): Promise<LoadedResource> {
  const { responseBodySize } = await request.sizes()
  return { kind: request.resourceType(), bytes: responseBodySize, url: request.url() }
}

function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(total), 1000)
  })
}

function sum(loaded: LoadedResource[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0)
}

function limit(what: string, bytes: number, most: number): Figure {
  const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`
  return { what, measured: kilobytes(bytes), goal: `≤ ${kilobytes(most)}`, isMet: bytes <= most }
}
