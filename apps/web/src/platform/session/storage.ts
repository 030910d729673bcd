/** Browser storage may be full or forbidden; then values last only as long as the page. */
export function readStored(key: string): string | null {
  // Node's own storage prints a warning.
  if (typeof document === 'undefined') return null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}
