const longestWait = 4000
const waitWithoutIdle = 1000

/** For what nobody waits for: runs once the page has nothing better to do; its failure is silent. */
export function whenIdle(act: () => Promise<void>): () => void {
  const run = () => {
    act().catch(() => undefined)
  }
  // Safari does not tell when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, waitWithoutIdle)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: longestWait })
  return () => cancelIdleCallback(handle)
}
