import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.js'

const days = 365
const frameMs = 1000 / 60

/** Scrolls the owner's grid through a year, one day per frame, and counts the frames that are late. */
export async function measureScrolling(url: string, token: string) {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, url, token)
    await page.goto(`${url}/property-management/calendar`)
    await page.getByRole('grid').waitFor()
    await page.waitForTimeout(2000)
    const gaps = await page.evaluate(scrollGrid, days)
    const late = gaps.map((gap) => Math.max(0, Math.round(gap / frameMs) - 1))
    const dropped = late.reduce((sum, each) => sum + each, 0)
    return { dropped, frames: gaps.length + dropped }
  } finally {
    await browser.close()
  }
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
  let before = await new Promise<number>(requestAnimationFrame)
  for (let day = 0; day < days; day += 1) {
    scroller.scrollLeft += column
    const now = await new Promise<number>(requestAnimationFrame)
    gaps.push(now - before)
    before = now
  }
  return gaps
}
