/** Named as readers are told. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

/** What is not UTF-8 comes from older spreadsheets, whose encoding takes any bytes. */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } {
  const wide = wideEncodingOf(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

const sampleBytes = 1000

/** By its mark or, without one, by the zero that is half of each plain letter. */
function wideEncodingOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const sample = [...bytes.subarray(0, sampleBytes)]
  const zeros = (side: number) => sample.filter((byte, at) => byte === 0 && at % 2 === side).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : undefined
}
