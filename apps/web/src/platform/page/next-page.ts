const prefix = 'passed:'
const values = new Map<string, () => string | null>()

/**
 * What a page keeps in memory only, and the page of another area that this tab opens next is to
 * know: it is read when that page is opened, and taken there once.
 */
export function passOn(key: string, read: () => string | null): void {
  values.set(key, read)
}

/** Without storage, the next page starts as after a reload. */
export function passAll(): void {
  for (const [key, read] of values) {
    const value = read()
    try {
      if (value !== null) sessionStorage.setItem(prefix + key, value)
    } catch {
      return
    }
  }
}

export function takePassed(key: string): string | null {
  if (typeof document === 'undefined') return null
  try {
    const value = sessionStorage.getItem(prefix + key)
    sessionStorage.removeItem(prefix + key)
    return value
  } catch {
    return null
  }
}
