const maxBytes = 5 * 1024 * 1024
const longSide = 2400
const quality = 0.85

/** Photos above the limit are made smaller before they are sent; the others go as they are. */
export async function fitPhoto(file: File): Promise<Blob> {
  if (file.size <= maxBytes) return file
  return (await shrink(file).catch(() => null)) ?? file
}

/** Null in a browser that cannot draw; the API then refuses the file by its size. */
async function shrink(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
