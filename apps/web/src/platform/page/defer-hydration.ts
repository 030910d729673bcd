const patience = { photo: 4_000, paint: 1_000, door: 5_000 }

/** Wakes a page whose scripts sleep, and hands over every press that came before it was awake. */
export const hydrationScript = `(${deferHydration})(${JSON.stringify(patience)})`

/** When the page is taken over: from here on its buttons hear for themselves. */
export function markHydrated(): void {
  dispatchEvent(new Event('marea:awake'))
}

/** Stands in the head as text, so it may use nothing from outside itself. */
function deferHydration(patience: { photo: number; paint: number; door: number }) {
  const pressed: HTMLElement[] = []
  let isWanted = false
  let hasBegun = false

  for (const sign of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(sign, begin, { once: true, passive: true })
  }
  addEventListener('click', keep, true)
  addEventListener('marea:awake', handOver, { once: true })
  addEventListener('DOMContentLoaded', () => {
    const photo = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (isWanted) return begin()
    if (!photo || photo.complete) return afterPaint()
    for (const end of ['load', 'error']) photo.addEventListener(end, afterPaint, { once: true })
    setTimeout(begin, patience.photo)
  })

  /** A frame that is asked for is painted some time later, which only these entries tell. */
  function afterPaint() {
    new PerformanceObserver(begin).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(begin, patience.paint)
  }

  /** While the page still arrives, the text of its scripts may be there in part. */
  function begin() {
    isWanted = true
    if (hasBegun || document.readyState === 'loading') return
    const late = document.querySelector<HTMLScriptElement>('script[type="late"]')
    if (!late) return
    hasBegun = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="late"]')) {
      link.rel = 'modulepreload'
    }
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', nonce: late.nonce, textContent: late.textContent })
    script.addEventListener('error', () => dispatchEvent(new Event('marea:lost-chunk')))
    document.head.append(script)
    script.remove()
  }

  /** React, half awake, would drop the press; popovers, and links that open nothing, work without it. */
  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const heard = event.target.closest<HTMLElement>(
      'button[type="button"]:not([popovertarget]),a[aria-haspopup]',
    )
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!heard || (isElsewhere && heard instanceof HTMLAnchorElement)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    pressed.push(heard)
    setTimeout(lead, patience.door)
  }

  /** Scripts that do not come must not keep anybody from where a link leads. */
  function lead() {
    const link = pressed.find((one) => one instanceof HTMLAnchorElement)
    if (link) location.assign(link.href)
  }

  /** Each in a task of its own, so that the second press on a button finds what the first has done. */
  function handOver() {
    removeEventListener('click', keep, true)
    for (const one of pressed.splice(0)) setTimeout(() => one.click())
  }
}
