const patience = { photo: 4_000, paint: 1_000, door: 5_000 }

/** Hydrates a page whose scripts were deferred, and replays every click made before. */
export const hydrationScript = `(${deferHydration})(${JSON.stringify(patience)})`

/** Called once hydrated: from here on buttons handle their own clicks. */
export function markHydrated(): void {
  dispatchEvent(new Event('marea:awake'))
}

/** Inlined as text in the head, so it may use nothing from outside itself. */
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

  /** A requested frame is painted some time later, which only these entries report. */
  function afterPaint() {
    new PerformanceObserver(begin).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(begin, patience.paint)
  }

  /** While the page is still arriving, its script text may be incomplete. */
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

  /**
   * React, half hydrated, would drop the click; popovers and links without overlays work without
   * it. Only a person's click is kept, not the same click made again.
   */
  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.isTrusted) return
    const received = event.target.closest<HTMLElement>(
      'button[type="button"]:not([popovertarget]),a[aria-haspopup],form[method="post"] button',
    )
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!received || (isElsewhere && received instanceof HTMLAnchorElement)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    pressed.push(received)
    setTimeout(lead, patience.door)
  }

  /** Scripts that fail to load must not block a link. */
  function lead() {
    const link = pressed.find((one) => one instanceof HTMLAnchorElement)
    if (link) location.assign(link.href)
  }

  /**
   * Begins when the fields are filled in again, and clicks each in its own task: the second click
   * on a button sees the effect of the first. What is pressed meanwhile waits its turn.
   */
  function handOver() {
    setTimeout(function next() {
      const one = pressed.shift()
      if (!one) return removeEventListener('click', keep, true)
      one.click()
      setTimeout(next)
    })
  }
}
