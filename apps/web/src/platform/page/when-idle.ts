const maxWait = 4000
const waitWithoutIdle = 1000

/** For low-priority work: runs once the page is idle; failures are ignored. */
export function whenIdle(action: () => Promise<void>): () => void {
  const run = () => {
    action().catch(() => undefined)
  }
  // Safari does not report idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, waitWithoutIdle)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: maxWait })
  return () => cancelIdleCallback(handle)
}
