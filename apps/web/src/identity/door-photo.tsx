import { Photo, type PhotoSet } from '#ui/photo.tsx'
import styles from './door.module.css'

export function DoorPhoto({ photo }: { photo: PhotoSet }) {
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
