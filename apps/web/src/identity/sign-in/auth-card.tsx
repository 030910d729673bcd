import type { ReactNode } from 'react'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './auth-panel.module.css'
import { AuthPhoto } from './auth-photo.tsx'

type DoorCardProps = {
  photo: PhotoSet
  title: string
  /** For a short message instead of a form. */
  isShort?: boolean
  children: ReactNode
}

/** The sign-in panel as a page of its own. */
export function AuthCard({ photo, title, isShort, children }: DoorCardProps) {
  return (
    <div className={classes('measure', styles.room)}>
      <div className={styles.card}>
        <AuthPhoto photo={photo} />
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
