const patience = { photo: 4_000, paint: 1_000 }

/** Hydrates a page whose scripts were deferred. */
export const hydrationScript = () => `(${deferHydration})(${JSON.stringify(patience)})`

/** Inlined as text in the head, so it may use nothing from outside itself. */
function deferHydration(patience: { photo: number; paint: number }) {
  let isWanted = false
  let hasBegun = false

  for (const sign of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(sign, begin, { once: true, passive: true })
  }
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
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="late"]')
    for (const link of links) link.rel = 'modulepreload'
    run(late)
  }

  function run(late: HTMLScriptElement) {
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', nonce: late.nonce, textContent: late.textContent })
    script.addEventListener('error', () => dispatchEvent(new Event('marea:lost-chunk')))
    document.head.append(script)
    script.remove()
  }
}
