/** How long a clicked link waits for the scripts that would open its dialog. */
const patience = 5_000

/** Replays every click made before hydration. */
export const clicksScript = () => `(${keepClicks})(${patience})`

/** From here on buttons handle their own clicks. */
export function replayClicks(): void {
  dispatchEvent(new Event('marea:awake'))
}

/** Inlined as text in the head, so it may use nothing from outside itself. */
function keepClicks(patience: number) {
  const pressed: HTMLElement[] = []

  addEventListener('click', keep, true)
  addEventListener('marea:awake', handOver, { once: true })

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
    setTimeout(lead, patience)
  }

  /** Scripts that fail to load must not block a link. */
  function lead() {
    const link = pressed.find((one) => one instanceof HTMLAnchorElement)
    if (link) location.assign(link.href)
  }

  /**
   * Begins when the fields are filled in again, and clicks each in its own task: the second click
   * on a button sees the effect of the first. Later clicks are queued behind them.
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
