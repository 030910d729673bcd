import type { MessagePhoto as Stored } from '@marea/contract/messaging/photos.ts'
import { useRef } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Blur } from '#ui/media/blur.tsx'
import { averageColor } from '#ui/media/thumbhash.ts'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './photos.module.css'
import { usePhotoUrl } from './use-photo-url.ts'

type MessagePhotoProps = {
  room: string
  photo: Stored
  alt: string
  size: 'large' | 'small'
  /** The aspect ratio to crop to; the photo's own by default. */
  ratio?: string | undefined
  className?: string | undefined
}

/** A private photo: its colors at once, the photo when it is about to be seen. */
export function MessagePhoto({ room, photo, alt, size, ratio, className }: MessagePhotoProps) {
  const t = useText()
  const ref = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(ref)
  const { url, isBroken } = usePhotoUrl({ room, photo: photo.id }, size, isNear)
  const { width, height, thumbhash } = photo
  const look = {
    aspectRatio: ratio ?? `${width} / ${height}`,
    backgroundColor: averageColor(thumbhash),
  }
  return (
    <span ref={ref} className={classes(styles.plate, className)} style={look}>
      {!url && <Blur thumbhash={thumbhash} />}
      {url && <img src={url} alt={alt} width={width} height={height} decoding='async' />}
      {!url && (
        <span className={isBroken ? styles.broken : 'hidden-label'}>
          {isBroken ? t('messaging.photo_failed') : alt}
        </span>
      )}
    </span>
  )
}
