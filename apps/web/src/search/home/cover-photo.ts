const files = import.meta.glob<string>('./photos/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Phones get a tall crop, so that no bytes are spent on what they cannot show. */
export const crops = [
  { media: '(max-width: 860px)', name: 'cover-tall', widths: [480, 780, 900] },
  { media: '(min-width: 860.02px)', name: 'cover', widths: [960, 1440, 1920, 2400] },
] as const

export type Crop = (typeof crops)[number]

export function srcSet({ name, widths }: Crop, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${files[`./photos/${name}-${width}.${format}`]} ${width}w`).join()
}

export const fallback = files['./photos/cover-1440.jpg']
