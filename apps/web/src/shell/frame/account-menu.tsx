import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signOut } from '#identity/session/sign-out.ts'
import { openSignIn } from '#platform/api/auth-dialog.ts'
import { Link } from '#platform/page/link.tsx'
import { type StoredUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { needsSignIn, useAccessOf } from '#shell/access.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './account-menu.module.css'
import { personalLinks, workLinks } from './links.ts'
import { NavLinks } from './nav-links.tsx'

/** Until React knows the reader, both states are in the page and the boot script shows one. */
export function AccountButton() {
  const user = useUser()
  return (
    <>
      {!user && <SignInLink />}
      {user !== null && <AccountMenu user={user} />}
    </>
  )
}

function SignInLink() {
  const t = useText()
  const { pathname } = useLocation()
  const accessOf = useAccessOf()
  const hasSignIn = pathname === '/sign-in' || needsSignIn(accessOf(pathname))

  function open(event: MouseEvent) {
    event.preventDefault()
    openSignIn()
  }

  // On a sign-in page a second dialog over it would only be in the way.
  const inPlace = hasSignIn ? {} : ({ 'aria-haspopup': 'dialog', onClick: open } as const)
  return (
    <Link to='/sign-in' className={styles.signIn} data-for='out' {...inPlace}>
      {t('shell.sign_in')}
    </Link>
  )
}

function AccountMenu({ user }: { user: StoredUser | undefined }) {
  const t = useText()
  const navigate = useNavigate()

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.hidePopover()
  }

  function signOutAndClose() {
    signOut()
    navigate('/')
  }

  return (
    <div data-for='in' className={styles.account}>
      <button
        type='button'
        className={styles.open}
        popoverTarget='account-menu'
        aria-label={t('shell.your_account')}
      >
        {user ? (
          <Avatar name={user.fullName} src={user.photo ?? undefined} />
        ) : (
          <span className={`round ${styles.waiting}`} />
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a choice made by its links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside turn keys into clicks */}
      <div id='account-menu' popover='auto' className={styles.menu} onClick={close}>
        {user && <p className={`soft small ${styles.name}`}>{user.fullName}</p>}
        <ul>
          <NavLinks places={[...personalLinks, ...workLinks(user)]} />
          <li>
            <button type='button' onClick={signOutAndClose}>
              {t('shell.sign_out')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
