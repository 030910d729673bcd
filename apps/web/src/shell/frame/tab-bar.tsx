import { useLocation } from 'react-router'
import { useUnread } from '#messaging/unread.ts'
import { Link } from '#platform/page/link.tsx'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { isCurrentTab, tabsAt } from './links.ts'
import styles from './tab-bar.module.css'

export function TabBar() {
  const t = useText()
  const unread = useUnread()
  const { pathname } = useLocation()
  return (
    <nav className={`unprinted ${styles.tabs}`} aria-label={t('shell.main_nav')}>
      {tabsAt(pathname, useUser()).map(({ to, text, rest, icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrentTab(to, pathname) ? 'page' : undefined}
          className={styles.tab}
        >
          <Icon name={icon} />
          {text === 'shell.messages' && unread > 0 ? <NewMessages count={unread} /> : t(text)}
          {rest && <span className='hidden-label'> {t(rest)}</span>}
        </Link>
      ))}
    </nav>
  )
}

function NewMessages({ count }: { count: number }) {
  const t = useText()
  return (
    <>
      <span aria-hidden='true'>
        <i className={styles.dot} />
        {t('shell.messages')}
      </span>
      <span className='hidden-label'>{t('shell.messages_new', { count })}</span>
    </>
  )
}
