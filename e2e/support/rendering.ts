import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { intercept, type Rule, smallPhotos } from './intercept.ts'
import { complaintsOf } from './marea.ts'

export type Network = 'fast' | 'slow'

/** How late files arrive on a poor mobile connection, in ms; edited texts after the data. */
const lateness = { fonts: 600, scripts: 1200, photos: 1800, editedTexts: 2400 }

/** The answers of the API arrive one by one, and this many ms apart. */
const apart = 150

/** A browser allows six connections to a host, and live streams would use some of them. */
const noLiveEvents = {
  urls: ['*/api/events'],
  answer: async () => ({ type: 'text/event-stream', body: Buffer.of() }),
}

/** Records layout shifts without user input. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Skeletons pulse until data arrives, and many pages that do so at once take the whole processor.
    const once = new CSSStyleSheet()
    once.replaceSync('* { animation-iteration-count: 1 !important }')
    document.adoptedStyleSheets.push(once)
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry &
          LayoutShift
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const { x, y } = previousRect
          const text = node?.textContent?.slice(0, 40) || node?.nodeName
          return `${text} (${x}, ${y} → ${currentRect.x}, ${currentRect.y})`
        })
        shifts.push({ startTime, text: `${value.toFixed(4)} ${moved.join(' | ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type LayoutShift = { value: number; hadRecentInput: boolean; sources: Moved[] }
type Shift = { startTime: number; text: string }
type PaintTiming = PerformanceEntry & { paintTime?: number }

/**
 * The recorded shifts that are visible. Chromium also reports a shift before the first paint if a
 * layout was forced while a stylesheet was still loading.
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shifts: Shift[] = Reflect.get(window, 'shifts')
    const [paint]: PaintTiming[] = performance.getEntriesByName('first-paint')
    return shifts
      .filter(({ startTime }) => startTime > (paint?.paintTime ?? 0))
      .map(({ text }) => text)
  })
}

export type Opened = {
  page: Page
  /** Of the document. */
  status: number
  complaints: string[]
  /** Resolves when React has hydrated the page. */
  hydrated: Promise<unknown>
  /** Releases the API responses. */
  release: () => void
  /** Resolves when all requests have finished and no skeleton is left. */
  settled: () => Promise<void>
}

export async function openHeld(
  context: BrowserContext,
  path: string,
  network: Network,
): Promise<Opened> {
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  const pending = pendingOf(page)
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const api = { urls: ['*/api/*'], answer: () => released }
  if (network === 'slow') await interceptSlowly(page, api)
  else await intercept(page, [noLiveEvents, api, smallPhotos])
  /** Edited texts are the first request of a hydrated page. */
  const hydrated = page.waitForRequest(/settings\/Locale/)
  const response = await page.goto(path, { waitUntil: 'commit' })
  return {
    page,
    status: response?.status() ?? 0,
    complaints,
    hydrated,
    release: () => release(undefined),
    settled: () => settle(page, hydrated, pending),
  }
}

export async function openSettled(page: Page, address: string): Promise<Response | null> {
  const pending = pendingOf(page)
  const hydrated = page.waitForRequest(/settings\/Locale/)
  const response = await page.goto(address)
  await settle(page, hydrated, pending)
  return response
}

/** Requests in progress, except the stream of live events, which never ends. */
function pendingOf(page: Page): Set<unknown> {
  const pending = new Set<unknown>()
  page.on('request', (request) => request.url().endsWith('/events') || pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Each page is a first visit, although pages of the same test have loaded its scripts. */
async function interceptSlowly(page: Page, api: Rule): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await intercept(page, [
    noLiveEvents,
    delayed({ ...api, urls: ['*/api/settings/Locale/*'] }, lateness.editedTexts),
    inTurn(api),
    delayed({ urls: ['*.woff2'], answer: async () => undefined }, lateness.fonts),
    delayed({ urls: ['*.js'], answer: async () => undefined }, lateness.scripts),
    delayed(smallPhotos, lateness.photos),
  ])
}

function delayed({ urls, answer }: Rule, ms: number): Rule {
  return { urls, answer: () => wait(ms).then(answer) }
}

function inTurn({ urls, answer }: Rule): Rule {
  let last: Promise<unknown> = Promise.resolve()
  return {
    urls,
    answer: () => {
      const turn = Promise.all([answer(), last]).then(([reply]) => reply)
      last = turn.then(() => wait(apart))
      return turn
    },
  }
}

/** Polls rarely, because each poll takes as long as a small request. */
async function settle(page: Page, hydrated: Promise<unknown>, pending: Set<unknown>) {
  await hydrated
  do {
    for (let quietSince = Date.now(); Date.now() - quietSince < 500; ) {
      await wait(50)
      if (pending.size > 0) quietSince = Date.now()
    }
  } while (await hasSkeleton(page))
}

async function hasSkeleton(page: Page): Promise<boolean> {
  return page.locator('[data-skeleton]:not([data-sample] *)').first().isVisible()
}

export function hasSideScroll(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}

/** The accessibility tree of the page, without times. */
export async function contentOf(page: Page): Promise<string> {
  const snapshot = await page.getByRole('main').ariaSnapshot()
  return snapshot.replaceAll(/\d+:\d\d/g, '0:00')
}
