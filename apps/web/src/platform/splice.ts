type Bytes = Buffer<ArrayBuffer>

export type Insertion = { at: number; bytes: Bytes }

/** Puts every piece in its place with a single copy of the page; places ascend. */
export function splice(page: Bytes, insertions: Insertion[]): Bytes {
  const parts: Bytes[] = []
  let end = 0
  for (const { at, bytes } of insertions) {
    parts.push(page.subarray(end, at), bytes)
    end = at
  }
  return Buffer.concat([...parts, page.subarray(end)])
}
