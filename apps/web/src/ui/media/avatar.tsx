import { classes } from '#ui/style/classes.ts'
import styles from './avatar.module.css'

type AvatarProps = {
  name: string
  src?: string | undefined
  big?: boolean
  className?: string | undefined
}

/** Always shown beside the name, so it is hidden from screen readers. */
export function Avatar({ name, src, big, className }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, big && styles.big, className)} aria-hidden='true'>
      {src ? <img src={src} alt='' loading='lazy' decoding='async' /> : initial(name)}
    </span>
  )
}

function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase()
}
