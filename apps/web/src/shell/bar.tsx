import { Link } from 'react-router'
import { useText } from '#platform/texts.tsx'
import { classes } from '#ui/classes.ts'
import { IconLink } from '#ui/icon-button.tsx'
import { Account } from './account.tsx'
import styles from './bar.module.css'
import { LanguageLink } from './language-link.tsx'

export function Bar({ onPhoto }: { onPhoto: boolean }) {
  const t = useText()
  return (
    <header className={classes(styles.bar, onPhoto && styles.onPhoto)}>
      <div className={classes('measure', styles.row)}>
        <Link to='/' className={styles.wordmark} aria-label={t('shell.home')}>
          Marea
        </Link>
        <nav className={styles.side} aria-label={t('shell.account_nav')}>
          <Link to='/property-management' prefetch='intent' className={styles.link}>
            {t('shell.owners')}
          </Link>
          <LanguageLink className={styles.link} />
          <IconLink
            to='/my-favorites'
            icon='heart'
            label={t('shell.favorites')}
            className={styles.wide}
          />
          <IconLink to='/chat' icon='message' label={t('shell.messages')} className={styles.wide} />
          <Account />
        </nav>
      </div>
    </header>
  )
}
