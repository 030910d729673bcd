import { Photo, type PhotoSet } from '#ui/media/photo.tsx'
import styles from './auth-panel.module.css'

export function AuthPhoto({ photo }: { photo: PhotoSet }) {
  return (
    <Photo
      photo={photo}
      alt=''
      sizes='400px'
      ratio='var(--ratio)'
      focus='42% 50%'
      className={styles.photo}
      isFirst
    />
  )
}
