import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.js'
import { bareGrid } from './bare-grid.ts'

const days = 365
const visibleDays = 45
const visibleHomes = 12
const frameMs = 1000 / 60

export type Scrolled = {
  frames: number
  dropped: number
  /** How long the main thread worked for each frame, without waiting for other processes. */
  workMs: number
}

/**
 * Scrolls the owner's grid through a year, one day per frame, and counts the frames that are late,
 * beside a page that is only a table, because a browser without a graphics card is slow with both.
 */
export async function measureScrolling(url: string, token: string) {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    const bare = await browser.newPage({ viewport })
    await bare.setContent(bareGrid({ rows: visibleHomes, columns: days + visibleDays }))
    const ours = await browser.newPage({ viewport })
    await signIn(ours, url, token)
    await ours.goto(`${url}/property-management/calendar`)
    await ours.getByRole('grid').waitFor()
    await ours.waitForTimeout(2000)
    return { ours: await scroll(ours), bare: await scroll(bare) }
  } finally {
    await browser.close()
  }
}

const viewport = { width: 1440, height: 900 }

async function scroll(page: Page): Promise<Scrolled> {
  await page.bringToFront()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await workOf(session)
  const gaps = await page.evaluate(scrollGrid, days)
  const workMs = ((await workOf(session)) - before) / gaps.length
  const late = gaps.map((gap) => Math.max(0, Math.round(gap / frameMs) - 1))
  const dropped = late.reduce((sum, each) => sum + each, 0)
  return { dropped, frames: gaps.length + dropped, workMs }
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function signIn(page: Page, url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/user/info`, { headers: { authorization: token } })
  const { result } = (await answer.json()) as { result: object }
  const user = JSON.stringify({ ...result, token })
  await page.addInitScript((stored) => localStorage.setItem('user', stored), user)
}

/** Runs in the page; returns the time between frames. */
async function scrollGrid(days: number): Promise<number[]> {
  const scroller = document.querySelector('[role=grid]')?.parentElement
  if (!scroller) throw new Error('There is no grid.')
  const column = 30
  const gaps: number[] = []
  const first = scroller.scrollLeft
  let before = await new Promise<number>(requestAnimationFrame)
  for (let day = 1; day <= days; day += 1) {
    // Reading the position would compute the layout once more.
    scroller.scrollLeft = first + day * column
    const now = await new Promise<number>(requestAnimationFrame)
    gaps.push(now - before)
    before = now
  }
  return gaps
}
