const longSide = 1600
const quality = 0.72

/** A camera's photo is several megabytes; a receipt stays readable at a tenth of that. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser cannot draw.')
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', quality)
}
