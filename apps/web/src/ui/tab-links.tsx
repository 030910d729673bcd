import { Link, PlaceLink } from '#platform/link.tsx'
import styles from './tabs.module.css'

type TabLink = {
  to: string
  label: string
  count?: number
  end?: boolean
  /** Given where the path alone does not tell which tab is shown. */
  isCurrent?: boolean
}

/** Tabs that are pages: each one has its own address. */
export function TabLinks({ label, links }: { label: string; links: TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {links.map((link) => (
        <Tab key={link.to} {...link} />
      ))}
    </nav>
  )
}

function Tab({ to, label, count, end = true, isCurrent }: TabLink) {
  const words = (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  if (isCurrent === undefined) {
    return (
      <PlaceLink to={to} isExact={end} className={styles.tab}>
        {words}
      </PlaceLink>
    )
  }
  return (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {words}
    </Link>
  )
}
