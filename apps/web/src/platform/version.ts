import { toast } from './toast.ts'

const interval = 5 * 60_000
const pause = 60_000

/** Asks now and then whether a newer build is served, and says so once. */
export function watchVersion(running: string): void {
  if (running === 'development') return
  let isTold = false
  let askedAt = Date.now()

  async function ask() {
    askedAt = Date.now()
    if (isTold || !(await isOutdated(running))) return
    isTold = true
    toast.info('shell.new_version', { text: 'shell.reload', act: () => location.reload() })
  }

  setInterval(ask, interval)
  addEventListener('focus', () => {
    if (Date.now() - askedAt > pause) ask()
  })
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
