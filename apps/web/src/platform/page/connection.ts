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

/** The first requests after a connection is back may still fail, so the last attempt waits longest. */
const pauses = [0, 500, 2_000]

/**
 * Waits for a connection before loading a part, so that the page around it stays. The part is not
 * requested before, because browsers remember a failed module and do not request it again.
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses) {
    await untilOnline()
    try {
      return await load()
    } catch (error) {
      if (!isOrWasOffline()) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

export async function untilOnline(): Promise<void> {
  // Node does not set `navigator.onLine`.
  if (navigator.onLine !== false) return
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}
