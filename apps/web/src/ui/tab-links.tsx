import { NavLink } from 'react-router'
import styles from './tabs.module.css'

type TabLink = { to: string; label: string; count?: number; end?: boolean }

/** Tabs that are pages: each one has its own address. */
export function TabLinks({ label, links }: { label: string; links: TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end={link.end ?? true} className={styles.tab ?? ''}>
          {link.label}
          {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
