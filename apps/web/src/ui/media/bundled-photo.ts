import type { PhotoSet } from './photo.tsx'

const widths = [480, 800, 1200]

type Facts = { width: number; height: number; thumbhash: string }

/** A bundled photo; `files` are URLs by path, in each width and format. */
export function bundledPhoto(files: Record<string, string>, name: string, facts: Facts): PhotoSet {
  const file = (end: string) => files[`./photos/${name}-${end}`] ?? ''
  const list = (format: string) =>
    widths.map((width) => `${file(`${width}.${format}`)} ${width}w`).join()
  return { ...facts, src: file('800.jpg'), avif: list('avif'), webp: list('webp') }
}
