import type { ReactNode } from 'react'
import { Photo, type PhotoSet } from '#ui/media/photo.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './spread.module.css'

type SpreadProps = {
  title: string
  photo: PhotoSet
  alt: string
  focus?: string
  children: ReactNode
}

export function Spread({ title, photo, alt, focus, children }: SpreadProps) {
  return (
    <Columns shares={[5, 6]} isCentered className={`measure ${styles.spread}`}>
      <Stack className={styles.text}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
      <Photo
        photo={photo}
        alt={alt}
        sizes='(max-width: 860px) 100vw, 50vw'
        ratio='var(--ratio)'
        className={styles.photo ?? ''}
        isFirst
        {...(focus && { focus })}
      />
    </Columns>
  )
}
