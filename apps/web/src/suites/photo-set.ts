import type { CardPhoto } from '@marea/contract/suites/endpoints.ts'
import type { PhotoSet } from '#ui/media/photo.tsx'

/** A photo of a suite in every stored width. */
export function photoSet({ key, width, height, widths, thumbhash }: CardPhoto): PhotoSet {
  const middle = widths[Math.floor(widths.length / 2)] ?? width
  return {
    src: photoUrl(key, middle, 'webp'),
    width,
    height,
    avif: list(key, widths, 'avif'),
    webp: list(key, widths, 'webp'),
    thumbhash,
  }
}

export function photoUrl(key: string, width: number, format: 'avif' | 'webp'): string {
  return fileUrl(`${key}-${width}.${format}`)
}

/** The crop that other sites show beside a link. */
export function sharedPhotoUrl(key: string): string {
  return fileUrl(`${key}-shared.jpg`)
}

function fileUrl(key: string): string {
  return `/photos/${key}`
}

export function videoUrl(key: string, format: 'mp4' | 'webm'): string {
  return `/films/${key}.${format}`
}

function list(key: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${photoUrl(key, width, format)} ${width}w`).join()
}
