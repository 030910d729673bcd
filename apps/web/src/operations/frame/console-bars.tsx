import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { consoleLinks } from '#operations/console-links.ts'
import { Key } from '#operations/key.tsx'
import { ConsoleSearch } from '#operations/search/console-search.tsx'
import { useIsOnline } from '#platform/live/online.ts'
import { Link } from '#platform/page/link.tsx'
import { useUser } from '#platform/session/session.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import styles from './console-frame.module.css'
import { ConsoleNav } from './console-nav.tsx'
import { usePolledQueues, useQueues } from './queues-store.ts'
import { noteOpened } from './recently-opened.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'))

/** The sidebar and the bar above every page of the console; on phones the sidebar is a menu. */
export default function ConsoleBars() {
  const t = useText()
  const { pathname } = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  const [hasHelp, setHelp] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  usePolledQueues()
  useNoteOpened()
  useShortcuts({ onSearch: () => search.current?.focus(), onHelp: () => setHelp(true) })
  // A menu opened on another page is closed on this one.
  const isMenuOpen = menuAt === pathname
  return (
    <>
      <div className={styles.rail} id='console-menu' data-open={isMenuOpen || undefined}>
        <div className={styles.railHead}>
          <Link to='/admin' className={styles.wordmark}>
            <BrandMark />
          </Link>
          <span>{t('console.name')}</span>
        </div>
        <ConsoleNav />
        <RailFoot onHelp={() => setHelp(true)} />
      </div>
      <div className={styles.strip}>
        <Link to='/admin' className={styles.stripWordmark}>
          <BrandMark />
        </Link>
        <ConsoleSearch field={search} />
        <Pulse />
        <span className={styles.menuButton}>
          <IconButton
            icon={isMenuOpen ? 'close' : 'menu'}
            label={t('console.menu')}
            aria-expanded={isMenuOpen}
            aria-controls='console-menu'
            onClick={() => setMenuAt(isMenuOpen ? undefined : pathname)}
          />
        </span>
      </div>
      <Suspense>{hasHelp && <ShortcutsDialog onClose={() => setHelp(false)} />}</Suspense>
    </>
  )
}

function RailFoot({ onHelp }: { onHelp: () => void }) {
  const t = useText()
  const user = useUser()
  return (
    <div className={styles.railFoot}>
      <button type='button' className={`soft small ${styles.railKeys}`} onClick={onHelp}>
        <Key>?</Key>
        {t('console.shortcuts')}
      </button>
      {user && (
        <div className={styles.railMe}>
          <Avatar name={user.fullName} src={user.photo ?? undefined} />
          <span>
            <b>{user.fullName}</b>
            <Link to='/' className={styles.site}>
              {t('console.site')}
            </Link>
          </span>
        </div>
      )}
    </div>
  )
}

function Pulse() {
  const t = useText()
  const time = useTimeFormat()
  const isOnline = useIsOnline()
  const read = useQueues()
  return (
    <p className={`soft small ${styles.pulse}`} role='status'>
      <span className={isOnline ? styles.good : styles.bad}>
        {t(isOnline ? 'console.live' : 'console.offline')}
      </span>
      {read && (
        <span>
          {t('console.updated', { time: time.companyTime(new Date(read.readAt).toISOString()) })}
        </span>
      )}
    </p>
  )
}

/** Records visits to the console's lists; pages about one thing record themselves with its name. */
function useNoteOpened() {
  const t = useText()
  const { pathname } = useLocation()
  const link = consoleLinks.find(({ to }) => to === pathname && to !== '/admin')
  const title = link && t(link.text)
  useEffect(() => {
    if (title) noteOpened({ to: pathname, title, detail: '' })
  }, [pathname, title])
}
