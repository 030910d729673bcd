import { useState } from 'react'
import { useLocation } from 'react-router'
import { useToDoCount } from '#owners/to-dos/to-do-count.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { currentOwnerLink, ownerNavLinks } from './owner-links.ts'
import styles from './owner-nav.module.css'

/** A row of links; on phones a menu that names the current page. */
export function OwnerNav() {
  const t = useText()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // A menu opened on another page is closed on this one.
  const isOpen = openAt === pathname
  const current = currentOwnerLink(pathname)
  return (
    <nav className={`measure unprinted ${styles.nav}`} aria-label={t('owner_nav.label')}>
      <button
        type='button'
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls='owner-nav'
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <span className='hidden-label'>{t('owner_nav.menu')}: </span>
        {t(current?.text ?? 'owner_nav.label')}
        <ToDoBadge />
        <Icon name='down' small />
      </button>
      <ul id='owner-nav' className={styles.list} data-open={isOpen || undefined}>
        {ownerNavLinks.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current?.to ? 'page' : undefined}
              prefetch='intent'
              className={styles.link}
            >
              {t(text)}
              {to === '/property-management' && <ToDoBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Takes no space, so that nothing moves when the number loads. */
function ToDoBadge() {
  const t = useText()
  const count = useToDoCount()
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden='true'>{count}</span>
      <span className='hidden-label'>, {t('overview.needs', { count })}</span>
    </span>
  )
}
