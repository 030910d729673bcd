import { useRecentlyOpened } from '#operations/frame/recently-opened.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import styles from './console.module.css'

export function RecentlyOpened() {
  const t = useText()
  const time = useTimeFormat()
  const opened = useRecentlyOpened()
  return (
    <section>
      <h2 className={styles.sub}>{t('console.recent')}</h2>
      {opened.length === 0 && (
        <p className={`soft ${styles.nothing}`}>{t('console.recent_none')}</p>
      )}
      <ul className={styles.recent}>
        {opened.map(({ to, title, detail, at }) => (
          <li key={to}>
            <Link to={to}>
              <b>{title}</b>
              <time dateTime={new Date(at).toISOString()}>
                {time.localDateTime(new Date(at).toISOString())}
              </time>
              {detail && <small>{detail}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
