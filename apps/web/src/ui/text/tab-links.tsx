import { useEffect, useRef } from 'react'
import { Link, PlaceLink } from '#platform/page/link.tsx'
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
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (bar.current) showCurrent(bar.current)
  }, [])

  return (
    <nav ref={bar} aria-label={label} className={styles.tabs}>
      {links.map((link) => (
        <Tab key={link.to} {...link} />
      ))}
    </nav>
  )
}

/** On a narrow screen the tabs slide, and the one that is shown stands in the middle. */
function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current=page]')
  if (!current) return
  const before = current.offsetLeft - bar.offsetLeft
  bar.scrollLeft = before - (bar.clientWidth - current.offsetWidth) / 2
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
