import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
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
  browser: [
    async ({ browser }, use) => {
      const { newContext } = browser
      browser.newContext = async (...given) => {
        const context = await newContext.apply(browser, given)
        return context.on('page', waitBeforeLoads)
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => use(complaintsOf(page)),
})

export { expect }

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMailFrame(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Tests add scripts to every frame, and the sandboxed frame of a mail refuses them. */
function isMailFrame(complaint: string): boolean {
  return /^Blocked script execution in '[^']*\/api\/dev\/outbox\//.test(complaint)
}

/**
 * A closed dialog removes its history entry a moment later, which aborts a page load started in
 * between. If closing it also opened the next page, the entry may stay and aborts nothing.
 */
function waitBeforeLoads(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...given) => {
    await closedDialogsRemoved(page)
    return goto.apply(page, given)
  }
  page.reload = async (...given) => {
    await closedDialogsRemoved(page)
    return reload.apply(page, given)
  }
}

async function closedDialogsRemoved(page: Page): Promise<void> {
  const check = () =>
    page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')]
      // A closed dialog may stay in the document, hidden.
      const isOpen = dialogs.some((each) => each.checkVisibility({ visibilityProperty: true }))
      return isOpen || !history.state?.sheets
    })
  // A page that is being left does not answer.
  const areRemoved = () => check().catch(() => false)
  for (let tries = 0; tries < 50 && !(await areRemoved()); tries += 1) await wait(100)
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}

/** What axe finds by all its rules, or by some of them. */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  await reachable(page)
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (rules) => {
    // A button that becomes enabled during the check would still have its disabled background.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { run: check }: { run: typeof run } = Reflect.get(window, 'axe')
    // The frame of a mail is sandboxed without scripts, so axe would wait for it forever. Listing
    // every node that passes would take half its time.
    const { violations } = await check(
      { exclude: [['iframe']] },
      { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) },
    )
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, rules)
}

/** A dialog or menu that closes hides the page behind it from screen readers until it is removed. */
async function reachable(page: Page): Promise<void> {
  const behind = page.locator(':is([inert], [aria-hidden=true]) main')
  const inFront = page
    .locator(':is(dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox])')
    .filter({ visible: true })
  await expect.poll(async () => (await behind.count()) === 0 || inFront.count()).toBeTruthy()
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

/** A hydrated page numbers its history entry; before that, a clicked link loads a document. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(0)
}
