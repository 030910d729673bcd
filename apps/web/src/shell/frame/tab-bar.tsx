import { useUnread } from '#messaging/unread.ts'
import { NavItemLink } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { tabLinks } from './links.ts'
import styles from './tab-bar.module.css'

export function TabBar() {
  const t = useText()
  const unread = useUnread()
  return (
    <nav className={styles.tabs} aria-label={t('shell.main_nav')}>
      {tabLinks.map(({ to, text, rest, icon }) => (
        <NavItemLink key={to} to={to} isExact={to === '/'} className={styles.tab}>
          <Icon name={icon} />
          {to === '/chat' && unread > 0 ? <NewMessages count={unread} /> : t(text)}
          {rest && <span className='hidden-label'> {t(rest)}</span>}
        </NavItemLink>
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
