import type { Page } from '@playwright/test'

const least = 24

const pressable =
  ':is(a[href], button, input, select, textarea):not([aria-hidden=true], [aria-hidden=true] *)'

/** Controls less than 24 pixels high or wide, except links inside a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ least, pressable }) => {
      const all = document.querySelectorAll<HTMLElement>(pressable)
      return [...all].filter(isShown).filter(isSmall).filter(isNoWordOfText).map(describe)

      function isShown(element: HTMLElement): boolean {
        const { right, bottom } = boxOf(element)
        const isDrawn = element.checkVisibility({ visibilityProperty: true }) && !isClipped(element)
        return isDrawn && right > 0 && bottom > 0
      }

      /** Visually hidden fields are clipped to one pixel. */
      function isClipped(element: HTMLElement): boolean {
        const { width } = element.getBoundingClientRect()
        return width <= 1 || (element.parentElement !== null && isClipped(element.parentElement))
      }

      function isSmall(element: HTMLElement): boolean {
        const { width, height } = boxOf(element)
        return Math.min(width, height) < least
      }

      /** A label activates its field too. */
      function boxOf(element: HTMLElement): DOMRect {
        return (element.closest('label') ?? element).getBoundingClientRect()
      }

      function isNoWordOfText(element: HTMLElement): boolean {
        const around = element.closest('p, li, dd, td')?.textContent?.trim().length ?? 0
        const own = element.textContent?.trim().length ?? 0
        return getComputedStyle(element).display !== 'inline' || around < own + 20
      }

      function describe(element: HTMLElement): string {
        const { width, height } = boxOf(element)
        return `${element.outerHTML.slice(0, 100)} ${Math.round(width)}×${Math.round(height)}`
      }
    },
    { least, pressable },
  )
}
