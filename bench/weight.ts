import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findWindowedChromium } from '../scripts/chromium.js'
import type { Figure } from './figure.ts'
import { startMarea } from './marea.ts'

type LoadedResource = { kind: string; bytes: number }

/** What a visitor's browser has to download for the home page. */
export async function benchWeight(): Promise<Figure[]> {
  const marea = await startMarea()
  const browser = await chromium.launch({
    executablePath: await findWindowedChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const loading: Promise<LoadedResource>[] = []
  page.on('response', (response) => loading.push(weigh(response)))
  await page.goto(marea.url, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(layoutShift)
  const loaded = await Promise.all(loading)
  await browser.close()
  await marea.stop()
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

type PageResponse = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>

async function weigh(response: Awaited<ReturnType<PageResponse['waitForResponse']>>) {
  const kind = response.request().resourceType()
  const body = await response.body().catch(() => Buffer.alloc(0))
  const isText = ['script', 'stylesheet', 'document', 'fetch'].includes(kind)
  return { kind, bytes: isText ? gzipSync(body).length : body.length }
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
