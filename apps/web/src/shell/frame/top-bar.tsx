import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { useUnread } from '#messaging/unread.ts'
import { Bell } from '#notifications/bell/bell.tsx'
import { Link } from '#platform/page/link.tsx'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { CompactSearchBar } from '#search/search-bar/compact-search-bar.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import { useIsPast } from '#ui/scroll/use-is-past.ts'
import { classes } from '#ui/style/classes.ts'
import { AccountButton } from './account-menu.tsx'
import { LanguageLink } from './language-link.tsx'
import { ownersLink } from './links.ts'
import styles from './top-bar.module.css'
import { Wordmark } from './wordmark.tsx'

export function TopBar() {
  const { pathname } = useLocation()
  return (
    <header className={styles.bar}>
      <Row>{canSearch(pathname) && <CompactSearchBar />}</Row>
    </header>
  )
}

/** Transparent over the cover; once the cover is scrolled past, it slides in as a normal bar. */
export function CoverBar() {
  const cover = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(cover)
  return (
    <>
      <div ref={cover} className={styles.cover} />
      <header className={classes(styles.bar, isPast ? styles.past : styles.onPhoto)}>
        <Row>{isPast && <CompactSearchBar />}</Row>
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

const pagesWithoutSearch =
  /^\/(checkout|pay-confirmation|chat|my-wallet|account-settings|property-management|list-your-home|admin|sign-in|reset-password|auth|dev)(\/|$)/i

/** Checkout, management and sign-in pages have no search, which would distract from them. */
function canSearch(pathname: string): boolean {
  return !pagesWithoutSearch.test(pathname)
}
