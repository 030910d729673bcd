type Changes = Record<string, string | number | null | undefined>

/** The query of a page with some parameters set, and those without a value removed. */
export function changeSearch(search: string, changes: Changes): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, String(value))
    else params.delete(name)
  }
  return `?${params}`
}
