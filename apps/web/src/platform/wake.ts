const patience = { photo: 4_000, paint: 1_000 }

/** Wakes a page whose scripts sleep, and leaves no press unheard that comes before it is awake. */
export const wakingScript = `(${wakeLater})(${JSON.stringify(patience)})`

export function sayAwake(): void {
  dispatchEvent(new Event('marea:awake'))
}

/** Stands in the head as text, so it may use nothing from outside itself. */
function wakeLater(patience: { photo: number; paint: number }) {
  let hasBegun = false
  let pressed: HTMLElement | null = null
  let isPressing = false

  for (const reach of ['pointerdown', 'keydown']) addEventListener(reach, begin, { once: true })
  addEventListener('click', keep, true)
  addEventListener('click', release)
  addEventListener('marea:awake', repeat, { once: true })
  addEventListener('DOMContentLoaded', () => {
    const photo = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!photo || photo.complete) return afterPaint()
    for (const end of ['load', 'error']) photo.addEventListener(end, afterPaint, { once: true })
    setTimeout(begin, patience.photo)
  })

  /** A frame that is asked for is painted some time later, which only these entries tell. */
  function afterPaint() {
    new PerformanceObserver(begin).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(begin, patience.paint)
  }

  function begin() {
    const late = document.querySelector<HTMLScriptElement>('script[type="late"]')
    if (!late || hasBegun) return
    hasBegun = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="late"]')) {
      link.rel = 'modulepreload'
    }
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', nonce: late.nonce, textContent: late.textContent })
    document.head.append(script)
    script.remove()
  }

  function keep({ target }: MouseEvent) {
    isPressing = true
    pressed = target instanceof Element ? target.closest('button') : null
  }

  function release() {
    isPressing = false
  }

  /** A press that woke the page itself is heard by it already. */
  function repeat() {
    removeEventListener('click', keep, true)
    removeEventListener('click', release)
    if (!isPressing) setTimeout(() => pressed?.click())
  }
}
