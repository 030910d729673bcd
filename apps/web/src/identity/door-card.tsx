import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Heading } from '#ui/heading.tsx'
import type { PhotoSet } from '#ui/photo.tsx'
import styles from './door.module.css'
import { DoorPhoto } from './door-photo.tsx'

type DoorCardProps = {
  photo: PhotoSet
  title: string
  /** For a few words instead of a form. */
  isShort?: boolean
  children: ReactNode
}

/** The door as a page of its own. */
export function DoorCard({ photo, title, isShort, children }: DoorCardProps) {
  return (
    <div className={classes('measure', styles.room)}>
      <div className={styles.card}>
        <DoorPhoto photo={photo} />
        <div className={classes(styles.words, isShort && styles.centre)}>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {children}
        </div>
      </div>
    </div>
  )
}
