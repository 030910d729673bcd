const link = '<link rel="modulepreload"'
const low = Buffer.from(' fetchpriority="low"')

/** Scripts only wake a page that is read already: on a thin line styles, type and photograph go first. */
export function withLateScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let end = 0
  for (let at = html.indexOf(link); at >= 0; at = html.indexOf(link, end)) {
    parts.push(html.subarray(end, at + link.length), low)
    end = at + link.length
  }
  return Buffer.concat([...parts, html.subarray(end)])
}
