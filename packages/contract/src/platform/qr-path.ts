import { encode } from 'uqr'

/** A QR code as an SVG path: each dark run of a row is one rectangle. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) =>
    darkRuns(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size, path: path.join('') }
}

function darkRuns(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.x + last.width === x) last.width += 1
    else runs.push({ x, width: 1 })
  })
  return runs
}
