import type { PhotoSet } from '#ui/media/photo.tsx'

const files = import.meta.glob<string>('./photos/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const terrace = photo('terrace', 1200, 800, 'XwgGHYQaaHhseHirpgWJmJdwdwqW')
export const breakfast = photo('breakfast', 1200, 1500, 'oQgGHgSDNdhnhyh4d1+lZIZYeICHCJg=')

function photo(name: string, width: number, height: number, thumbhash: string): PhotoSet {
  return {
    src: file(`${name}-800.jpg`),
    width,
    height,
    avif: list(name, 'avif'),
    webp: list(name, 'webp'),
    thumbhash,
  }
}

function list(name: string, format: string): string {
  return [480, 800, 1200].map((width) => `${file(`${name}-${width}.${format}`)} ${width}w`).join()
}

function file(name: string): string {
  return files[`./photos/${name}`] ?? ''
}
