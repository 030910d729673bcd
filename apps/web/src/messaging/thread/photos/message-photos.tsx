import type { MessagePhoto as Stored } from '@marea/contract/messaging/photos.ts'
import { useSearchParams } from 'react-router'
import { Link } from '#platform/page/link.tsx'
import { MessagePhoto } from './message-photo.tsx'
import styles from './photos.module.css'
import { usePhotoAlt } from './use-photo-alt.ts'

type MessagePhotosProps = {
  room: string
  photos: readonly Stored[]
  /** Missing for the reader's own. */
  from?: string | undefined
}

/** The photos of one message; each opens at full size. */
export function MessagePhotos({ room, photos, from }: MessagePhotosProps) {
  const altOf = usePhotoAlt()
  const [params] = useSearchParams()
  if (photos.length === 0) return null
  return (
    <span className={styles.photos} data-count={photos.length}>
      {photos.map((photo, index) => (
        <Link key={photo.id} to={`?${withPhoto(params, photo.id)}`} isOverlay>
          <MessagePhoto
            room={room}
            photo={photo}
            size={photos.length === 1 ? 'large' : 'small'}
            ratio={photos.length > 1 ? '1' : undefined}
            alt={altOf({ from, number: index + 1, count: photos.length })}
          />
        </Link>
      ))}
    </span>
  )
}

function withPhoto(params: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('photo', id)
  return next
}
