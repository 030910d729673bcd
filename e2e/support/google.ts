import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The functions of Google's script that the page called, in order. */
    googleCalls?: string[]
    /** The accumulated layout shift. */
    layoutShift?: number
  }
}

/** Records calls of Google's script and layout shifts from the start of a page. */
export async function watchGoogle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: string[] = []
    window.googleCalls = calls
    window.layoutShift = 0
    let google: unknown
    Object.defineProperty(window, 'google', {
      get: () => google,
      set(given: { accounts: { id: Record<string, (...values: unknown[]) => unknown> } }) {
        google = given
        for (const [name, act] of Object.entries(given.accounts.id)) {
          given.accounts.id[name] = (...values) => {
            calls.push(name)
            return act(...values)
          }
        }
      },
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.layoutShift = (window.layoutShift ?? 0) + Number(Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const oneTap = (page: Page) => page.frameLocator('#credential_picker_container iframe')

export const googleButton = (page: Page) => page.frameLocator('fieldset iframe').getByRole('button')

/** A click that closes its own window may end before it is reported, which would count as a failure. */
export async function clickToClose(popup: Page, button: Locator) {
  const closed = popup.waitForEvent('close')
  await button.evaluate((element: HTMLElement) => {
    setTimeout(() => element.click())
  })
  await closed
}
