import { type CSSProperties, useState } from 'react'
import { classes } from '#ui/style/classes.ts'
import { Blur } from './blur.tsx'
import styles from './photo.module.css'
import { averageColor } from './thumbhash.ts'

export type PhotoSet = {
  /** The fallback image for every browser, and its natural size. */
  src: string
  width: number
  height: number
  /** `srcset` lists, best format first. */
  avif?: string | undefined
  webp?: string | undefined
  jpeg?: string | undefined
  thumbhash?: string | undefined
}

type PhotoProps = {
  photo: PhotoSet
  alt: string
  sizes?: string
  /** The aspect ratio to crop to; the photo's own by default. */
  ratio?: string
  /** The focal point when cropped. */
  focus?: string
  /** Set for the photo that is the page's largest contentful paint. */
  isFirst?: boolean
  className?: string | undefined
}

export function Photo({
  photo,
  alt,
  sizes = '100vw',
  ratio,
  focus,
  isFirst,
  className,
}: PhotoProps) {
  const [isBroken, setBroken] = useState(false)
  const space: CSSProperties = {
    aspectRatio: ratio ?? `${photo.width} / ${photo.height}`,
    backgroundColor: photo.thumbhash && averageColor(photo.thumbhash),
  }
  return (
    <span className={classes(styles.plate, className)} style={space}>
      {photo.thumbhash && <Blur thumbhash={photo.thumbhash} />}
      <picture>
        {photo.avif && <source type='image/avif' srcSet={photo.avif} sizes={sizes} />}
        {photo.webp && <source type='image/webp' srcSet={photo.webp} sizes={sizes} />}
        <img
          src={photo.src}
          srcSet={photo.jpeg}
          sizes={photo.jpeg && sizes}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding='async'
          onError={() => setBroken(true)}
          className={isBroken ? styles.broken : undefined}
          style={focus ? { objectPosition: focus } : undefined}
        />
      </picture>
    </span>
  )
}
