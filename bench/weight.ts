import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findWindowedChromium } from '../scripts/chromium.js'
import { signInDemo } from './demo-people.ts'
import type { Figure } from './figure.ts'
import { startMarea } from './marea.ts'

type LoadedResource = { kind: string; bytes: number; url: string }

/** What a visitor's browser has to download for the home page, and an owner's for a report. */
export async function benchWeight(): Promise<Figure[]> {
  const marea = await startMarea({ DEMO: 'true' })
  const browser = await chromium.launch({
    executablePath: await findWindowedChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return [...(await weighHome(browser, marea.url)), ...(await weighReports(browser, marea.url))]
  } finally {
    await browser.close()
    await marea.stop()
  }
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>

async function weighHome(browser: Browser, url: string): Promise<Figure[]> {
  const { page, loading } = await openPage(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(layoutShift)
  const loaded = await Promise.all(loading)
  await page.close()
  const of = (kind: string) => sum(loaded.filter((each) => each.kind === kind))
  return [
    limit('JavaScript for the home page, gzip', of('script'), 150_000),
    limit('CSS for the home page, gzip', of('stylesheet'), 14_000),
    limit('fonts for the home page', of('font'), 90_000),
    limit('home page in all', sum(loaded), 640_000),
    {
      what: 'requests before scrolling',
      measured: String(loaded.length),
      goal: '≤ 25',
      isMet: loaded.length <= 25,
    },
    { what: 'layout shift', measured: shift.toFixed(4), goal: '0', isMet: shift === 0 },
  ]
}

/** The report with most of everything, and the overview, which must not load its chart. */
async function weighReports(browser: Browser, url: string): Promise<Figure[]> {
  const owner = await signInDemo(url, 'owner@marea.test')
  const scriptsOf = async (path: string) => {
    const { page, loading } = await openPage(browser)
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
    limit('JavaScript for a report, gzip', sum(scripts), 270_000),
    {
      what: 'chart of reports loaded by the overview',
      measured: hasChart ? 'yes' : 'no',
      goal: 'no',
      isMet: !hasChart,
    },
  ]
}

async function openPage(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const loading: Promise<LoadedResource>[] = []
  page.on('response', (response) => {
    // The stream of events of a signed-in person never ends.
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream')
    const isStandIn = new URL(response.url()).pathname.startsWith('/identity-stand-in/')
    if (!isStream && !isStandIn) loading.push(weigh(response))
  })
  return { page, loading }
}

type PageResponse = Awaited<ReturnType<Browser['newPage']>>

async function weigh(response: Awaited<ReturnType<PageResponse['waitForResponse']>>) {
  const kind = response.request().resourceType()
  const body = await response.body().catch(() => Buffer.alloc(0))
  const isText = ['script', 'stylesheet', 'document', 'fetch'].includes(kind)
  return {
    kind,
    bytes: isText ? gzipSync(body).length : body.length,
    url: response.url(),
  }
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
