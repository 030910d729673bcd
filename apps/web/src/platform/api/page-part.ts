/** The loaded data of one part of a page, or its error; the other parts render without it. */
export type Part<Value> = { value: Value; error?: never } | { value?: never; error: unknown }

export function partOf<Value>(loading: Promise<Value>): Promise<Part<Value>> {
  return loading.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}
