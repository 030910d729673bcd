const maxBytes = 20 * 1024 * 1024

export type ReadFile = { digest: string; month: string | null }

/**
 * The SHA-256 of a file and the month of the statement number in it; null for a file that cannot be
 * a statement. The file never leaves the browser.
 */
export async function readStatementFile(file: Blob): Promise<ReadFile | null> {
  if (file.size === 0 || file.size > maxBytes) return null
  const bytes = await file.arrayBuffer()
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  const text = new TextDecoder('latin1').decode(bytes)
  const month = /ST-(20\d\d-(?:0[1-9]|1[0-2]))-/.exec(text)?.[1] ?? null
  return { digest: hexOf(hash), month }
}

function hexOf(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
