import { PlaceLink } from '#platform/link.tsx'
import { useText } from '#platform/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { tabs } from './links.ts'
import styles from './tab-bar.module.css'

export function TabBar() {
  const t = useText()
  return (
    <nav className={styles.tabs} aria-label={t('shell.main_nav')}>
      {tabs.map(({ to, text, rest, icon }) => (
        <PlaceLink key={to} to={to} isExact={to === '/'} className={styles.tab}>
          <Icon name={icon} />
          {t(text)}
          {rest && <span className='hidden-label'> {t(rest)}</span>}
        </PlaceLink>
      ))}
    </nav>
  )
}
