import { Link, type LinkProps } from '#platform/link.tsx'
import styles from './booking-list.module.css'

/** A way on of little weight: words with an icon, and a full-size target. */
export function ActLink(props: LinkProps) {
  return <Link {...props} className={styles.act} />
}
