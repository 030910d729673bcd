import type { ReactNode } from 'react'
import type { PhotoSet } from '#ui/media/photo.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './auth-panel.module.css'
import { AuthPhoto } from './auth-photo.tsx'

type AuthCardProps = {
  photo: PhotoSet
  title: string
  /** For a short message instead of a form. */
  isShort?: boolean
  children: ReactNode
}

export function AuthCard({ photo, title, isShort, children }: AuthCardProps) {
  return (
    <div className={classes('measure', styles.content)}>
      <div className={styles.card}>
        <AuthPhoto photo={photo} />
        <div className={classes(styles.text, isShort && styles.center)}>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {children}
        </div>
      </div>
    </div>
  )
}
