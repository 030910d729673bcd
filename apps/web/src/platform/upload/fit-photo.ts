import type { ProblemCode } from '@marea/contract/problems.ts'
import { isHeic } from './media-rules.ts'

const megabyte = 1024 * 1024
const maxBytes = 5 * megabyte
/** Photos above this are made smaller if they have more pixels than anyone is shown. */
const largeBytes = 3 * megabyte
const quality = 0.9
/** In pixels of the longer side; the first that makes the photo small enough is taken. */
const sizes = [4096, 3200, 2400]

/**
 * The photo as it is sent: large ones are made smaller and HEIC becomes JPEG, where the browser can
 * decode it. The others go as they are.
 */
export async function fitPhoto(file: File): Promise<Blob | ProblemCode> {
  const mustConvert = isHeic(file)
  if (!mustConvert && file.size <= largeBytes) return file
  const made = await shrink(file).catch(() => null)
  if (made && (mustConvert || made.size < file.size)) return made
  if (mustConvert) return 'files.heic'
  return file.size > maxBytes ? 'files.too_large' : file
}

/** Null if no size is small enough. */
async function shrink(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const longerSide of sizes) {
      const made = await draw(picture, longerSide)
      if (made && made.size <= maxBytes) return made
    }
    return null
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap, longerSide: number): Promise<Blob | null> {
  const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const drawing = canvas.getContext('2d')
  if (!drawing) return Promise.resolve(null)
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
