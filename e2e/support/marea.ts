import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type { run } from 'axe-core'

const { resolve } = createRequire(import.meta.url)
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

type Marea = {
  /** Console errors and uncaught exceptions since the test began. */
  complaints: string[]
}

export const test = base.extend<Marea>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.MAREA_URL ?? ''),
  page: async ({ page }, use) => {
    const { goto, reload } = page
    page.goto = async (...given) => {
      await dialogEntriesRemoved(page)
      return goto.apply(page, given)
    }
    page.reload = async (...given) => {
      await dialogEntriesRemoved(page)
      return reload.apply(page, given)
    }
    await use(page)
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !isMailFrame(message.text()))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(complaints)
  },
})

export { expect }

/** Tests add scripts to every frame, and the sandboxed frame of a mail refuses them. */
function isMailFrame(complaint: string): boolean {
  return /^Blocked script execution in '[^']*\/api\/dev\/outbox\//.test(complaint)
}

/** A closed dialog removes its history entry a moment later, and aborts a page load begun meanwhile. */
async function dialogEntriesRemoved(page: Page): Promise<void> {
  const isRemoved = () =>
    page.evaluate(() => {
      const open = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')
      return open !== null || !history.state?.sheets
    })
  await expect(async () => expect(await isRemoved()).toBe(true)).toPass()
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}

export async function accessibilityFaults(page: Page): Promise<string[]> {
  await atRest(page)
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { run: check }: { run: typeof run } = Reflect.get(window, 'axe')
    // The frame of a mail is sandboxed without scripts, so axe would wait for it forever. Listing
    // every node that passes would take half its time.
    const { violations } = await check({ exclude: [['iframe']] }, { resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
}

/** Waits for short animations, because text that fades in has too little contrast for a moment. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
    const all = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 2000))])
  })
}
