type Bytes = Buffer<ArrayBuffer>

/** Bytes for a place in the page, or in place of what stands there `until` another. */
export type Insertion = { at: number; until?: number; bytes: Bytes }

/** Puts every piece in its place with a single copy of the page; places ascend. */
export function splice(page: Bytes, insertions: Insertion[]): Bytes {
  const parts: Bytes[] = []
  let end = 0
  for (const { at, until = at, bytes } of insertions) {
    parts.push(page.subarray(end, at), bytes)
    end = until
  }
  return Buffer.concat([...parts, page.subarray(end)])
}
