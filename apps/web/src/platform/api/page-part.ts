/** The loaded data of one part of a page, or its error; the other parts render without it. */
export type PagePart<Value> = { value: Value; error?: never } | { value?: never; error: unknown }

export function loadPart<Value>(loading: Promise<Value>): Promise<PagePart<Value>> {
  return loading.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}
