type Bytes = Buffer<ArrayBuffer>

/** Bytes to insert at a position, or to replace what is there `until` another. */
export type Insertion = { at: number; until?: number; bytes: Bytes }

/** Inserts all pieces with a single copy of the page; positions ascend. */
export function splice(page: Bytes, insertions: Insertion[]): Bytes {
  const parts: Bytes[] = []
  let end = 0
  for (const { at, until = at, bytes } of insertions) {
    parts.push(page.subarray(end, at), bytes)
    end = until
  }
  return Buffer.concat([...parts, page.subarray(end)])
}
