import { useEffect, useState } from 'react'
import { callForFile } from '#platform/api/api.ts'

type PhotoAddress = { room: string; photo: string }
type PhotoSize = 'large' | 'small'

/**
 * Only participants may load the photo, so it is fetched with the user's token instead of by URL.
 */
export function usePhotoUrl(
  { room, photo }: PhotoAddress,
  size: PhotoSize,
  isWanted: boolean,
): { url: string | null; isBroken: boolean } {
  const [url, setUrl] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const given = { params: { room, photo }, query: { size } }
    callForFile('GET /rooms/:room/photos/:photo', given).then(
      (file) => !isOver && setUrl(URL.createObjectURL(file)),
      () => !isOver && setBroken(true),
    )
    return () => {
      isOver = true
    }
  }, [room, photo, size, isWanted])

  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])

  return { url, isBroken }
}
