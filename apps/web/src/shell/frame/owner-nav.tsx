import { useState } from 'react'
import { useLocation } from 'react-router'
import { NavItemLink } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { ownerNavLinks } from './owner-links.ts'
import styles from './owner-nav.module.css'

/** A row of links; on phones a menu that names the current page. */
export function OwnerNav() {
  const t = useText()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // A menu opened on another page is closed on this one.
  const isOpen = openAt === pathname
  return (
    <nav className={`measure ${styles.nav}`} aria-label={t('owner_nav.label')}>
      <button
        type='button'
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls='owner-nav'
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <span className='hidden-label'>{t('owner_nav.menu')}: </span>
        {t(currentIn(pathname))}
        <Icon name='down' small />
      </button>
      <ul id='owner-nav' className={styles.list} data-open={isOpen || undefined}>
        {ownerNavLinks.map(({ to, text }) => (
          <li key={to}>
            <NavItemLink
              to={to}
              isExact={to === '/property-management'}
              prefetch='intent'
              className={styles.link}
            >
              {t(text)}
            </NavItemLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function currentIn(pathname: string) {
  const path = pathname.replace(/\/+$/, '')
  const below = ownerNavLinks.findLast(({ to }) => path === to || path.startsWith(`${to}/`))
  return below && (below.to !== '/property-management' || path === below.to)
    ? below.text
    : 'owner_nav.label'
}
