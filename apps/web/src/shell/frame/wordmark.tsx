import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import styles from './wordmark.module.css'

export function Wordmark() {
  const t = useText()
  return (
    <Link to='/' className={styles.wordmark} aria-label={t('shell.home')}>
      <BrandMark />
    </Link>
  )
}
