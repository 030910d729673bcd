const interval = 5 * 60_000
const minPause = 60_000

/** Checks now and then, and when the window regains focus, whether a newer build is served. */
export function watchVersion(running: string, onNew: () => void): (() => void) | undefined {
  if (running === 'development') return
  let isReported = false
  let checkedAt = Date.now()

  async function check() {
    checkedAt = Date.now()
    if (isReported || !(await isOutdated(running)) || isReported) return
    isReported = true
    onNew()
  }

  function checkOnFocus() {
    if (Date.now() - checkedAt > minPause) check()
  }

  const timer = setInterval(check, interval)
  addEventListener('focus', checkOnFocus)
  return () => {
    clearInterval(timer)
    removeEventListener('focus', checkOnFocus)
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
