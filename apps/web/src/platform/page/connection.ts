const afterwards = 5_000

let onlineSince = Number.NEGATIVE_INFINITY

/** The browser reports a change a moment after `navigator.onLine` shows it. */
export function watchConnection(): void {
  addEventListener('offline', () => {
    onlineSince = Number.POSITIVE_INFINITY
  })
  addEventListener('online', () => {
    onlineSince = performance.now()
  })
}

/** A request that began without a connection may fail a moment after the connection is back. */
export function isOrWasOffline(): boolean {
  return !navigator.onLine || performance.now() - onlineSince < afterwards
}

/** Without a connection a part of a page is waited for, so that the page around it stays. */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isOrWasOffline()) throw error
    if (!navigator.onLine) {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
    return load()
  }
}
