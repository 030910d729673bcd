import { type ReactNode, useRef } from 'react'
import { useUnread } from '#messaging/unread.ts'
import { Bell } from '#notifications/bell/bell.tsx'
import { Link } from '#platform/page/link.tsx'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import { useIsPast } from '#ui/scroll/use-is-past.ts'
import { classes } from '#ui/style/classes.ts'
import { AccountButton } from './account-menu.tsx'
import { LanguageLink } from './language-link.tsx'
import { ownersLink } from './links.ts'
import styles from './top-bar.module.css'
import { Wordmark } from './wordmark.tsx'

type TopBarProps = { search: ReactNode }

export function TopBar({ search }: TopBarProps) {
  return (
    <header className={`unprinted ${styles.bar}`}>
      <Row>{search}</Row>
    </header>
  )
}

/** Transparent over the cover; once the cover is scrolled past, it slides in as a normal bar. */
export function CoverBar({ search }: TopBarProps) {
  const cover = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(cover)
  return (
    <>
      <div ref={cover} className={styles.cover} />
      <header className={classes('unprinted', styles.bar, isPast ? styles.past : styles.onPhoto)}>
        <Row>{isPast && search}</Row>
      </header>
    </>
  )
}

function Row({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={classes('measure', styles.row)}>
      <div className={styles.start}>
        <Wordmark />
      </div>
      {children && <div className={styles.middle}>{children}</div>}
      <nav className={styles.side} aria-label={t('shell.account_nav')}>
        <OwnersLink />
        <LanguageLink className={classes(styles.link, styles.wide)} />
        <LanguageLink className={classes(styles.link, styles.narrow)} isShort />
        <IconLink
          to='/my-favorites'
          icon='heart'
          label={t('shell.favorites')}
          className={styles.wide}
        />
        <Bell />
        <MessagesLink />
        <AccountButton />
      </nav>
    </div>
  )
}

function OwnersLink() {
  const t = useText()
  return (
    <Link
      to={ownersLink(useUser()).to}
      prefetch='intent'
      className={classes(styles.link, styles.wide)}
    >
      {t('shell.owners')}
    </Link>
  )
}

function MessagesLink() {
  const t = useText()
  const count = useUnread()
  return (
    <IconLink
      to='/chat'
      icon='message'
      label={count > 0 ? t('shell.messages_new', { count }) : t('shell.messages')}
      hasDot={count > 0}
      className={styles.wide}
    />
  )
}
