import listed from '../photos/photos.json' with { type: 'json' }

export type DemoPhoto = {
  /**
   * Files are `photos/<key>-<width>.<format>`; each home's first also has
   * `photos/<key>-shared.jpg`.
   */
  key: string
  folder: string
  shot: string
  width: number
  height: number
  thumbhash: string
  color: string
  alt: { en: string; es: string }
}

export const photos: DemoPhoto[] = listed

export function findPhoto(key: string): DemoPhoto {
  const photo = photos.find((one) => one.key === key)
  if (!photo) throw new Error(`No photograph has the key ${key}`)
  return photo
}
