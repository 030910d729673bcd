import { useEffect, useRef } from 'react'
import { Link, NavItemLink } from '#platform/page/link.tsx'
import { useLanguage } from '#platform/texts/texts.tsx'
import { formatNumber } from '#ui/format/format-number.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './tabs.module.css'

type TabLink = {
  to: string
  label: string
  count?: number
  end?: boolean
  /** Set where the path alone does not determine the current tab. */
  isCurrent?: boolean
}

type TabLinksProps = {
  label: string
  links: TabLink[]
  /** For narrow columns, where a scrolled-away tab would be missed. */
  wraps?: boolean
}

/** Tabs that are pages, each with its own URL. */
export function TabLinks({ label, links, wraps }: TabLinksProps) {
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (bar.current) showCurrent(bar.current)
  }, [])

  return (
    <nav ref={bar} aria-label={label} className={classes(styles.tabs, wraps && styles.wraps)}>
      {links.map((link) => (
        <Tab key={link.to} {...link} />
      ))}
    </nav>
  )
}

/** On a narrow screen the tabs scroll, and the current one is centered. */
function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current=page]')
  if (!current) return
  const before = current.offsetLeft - bar.offsetLeft
  bar.scrollLeft = before - (bar.clientWidth - current.offsetWidth) / 2
}

function Tab({ to, label, count, end = true, isCurrent }: TabLink) {
  const language = useLanguage()
  const content = (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{formatNumber(count, language)}</span>}
    </>
  )
  if (isCurrent === undefined) {
    return (
      <NavItemLink to={to} isExact={end} className={styles.tab}>
        {content}
      </NavItemLink>
    )
  }
  return (
    <Link
      to={to}
      preventScrollReset
      className={styles.tab}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  )
}
