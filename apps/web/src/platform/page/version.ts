const interval = 5 * 60_000
const pause = 60_000

/** Checks now and then, and when the window regains focus, whether a newer build is served. */
export function watchVersion(running: string, onNew: () => void): (() => void) | undefined {
  if (running === 'development') return
  let isTold = false
  let askedAt = Date.now()

  async function ask() {
    askedAt = Date.now()
    if (isTold || !(await isOutdated(running)) || isTold) return
    isTold = true
    onNew()
  }

  function askAgain() {
    if (Date.now() - askedAt > pause) ask()
  }

  const timer = setInterval(ask, interval)
  addEventListener('focus', askAgain)
  return () => {
    clearInterval(timer)
    removeEventListener('focus', askAgain)
  }
}

async function isOutdated(running: string): Promise<boolean> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' })
    return response.ok && isNewer(running, await response.json())
  } catch {
    return false
  }
}

export function isNewer(running: string, latest: unknown): boolean {
  if (typeof latest !== 'object' || latest === null || !('build' in latest)) return false
  return typeof latest.build === 'string' && latest.build !== '' && latest.build !== running
}
