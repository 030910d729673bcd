/** What one part of a page has loaded, or why it could not; the other parts stand without it. */
export type Part<Value> = { value: Value; error?: never } | { value?: never; error: unknown }

export function partOf<Value>(loading: Promise<Value>): Promise<Part<Value>> {
  return loading.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}
