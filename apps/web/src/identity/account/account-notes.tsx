import { useState } from 'react'
import { useLocation } from 'react-router'
import { sendConfirmationEmail } from '#identity/confirm/send-confirmation-email.ts'
import { errorText } from '#identity/error-text.ts'
import { useConfirmedEmail } from '#platform/api/use-confirmed-email.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type StoredUser, useUser } from '#platform/session/session.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './account-notes.module.css'

const invitationKey = 'password-invitation'

type AccountNotesProps = { place: 'above' | 'below' }

/**
 * Notices about an incomplete account. Those about the email address come first, because bookings
 * require a confirmed one; an invitation is below the page, where it moves nothing.
 */
export default function AccountNotes({ place }: AccountNotesProps) {
  const user = useUser()
  const { pathname } = useLocation()
  const [isPutAway, setPutAway] = useState(false)
  if (!user || isPutAway || isHiddenOn(pathname)) return null
  if (place === 'above') return <AddressNotice user={user} onDismiss={() => setPutAway(true)} />
  const isAddressRight = user.isEmailConfirmed !== false && !user.isEmailBounced
  if (!isAddressRight || user.secret !== 'pin' || readStored(invitationKey)) return null
  return (
    <SignInInvitation
      onDismiss={() => {
        writeStored(invitationKey, 'seen')
        setPutAway(true)
      }}
    />
  )
}

/** These pages show the same notice themselves or are about to resolve it. */
function isHiddenOn(pathname: string): boolean {
  return /^\/(account-settings|sign-in|reset-password|auth|checkout)\b/.test(pathname)
}

type NoticeProps = { onDismiss: () => void }

function AddressNotice(given: NoticeProps & { user: StoredUser }) {
  if (given.user.isEmailBounced) return <BouncedNotice {...given} />
  return given.user.isEmailConfirmed === false ? <UnconfirmedNotice {...given} /> : null
}

function UnconfirmedNotice({ user, onDismiss }: NoticeProps & { user: StoredUser }) {
  const t = useText()
  useConfirmedEmail(true, onDismiss)
  const { isBusy, error, attempt } = useAttempt()
  return (
    <aside className={`measure ${styles.note}`} aria-label={t('sign_in.unconfirmed')}>
      <p>
        <b>{t('sign_in.unconfirmed')}</b>{' '}
        {error
          ? t(errorText(error))
          : t('sign_in.unconfirmed_description', { email: user.email ?? '' })}
      </p>
      <Inline gap={2}>
        <Button small busy={isBusy} onClick={() => attempt(() => sendConfirmationEmail(t))}>
          {t('sign_in.send_again')}
        </Button>
        <Button small kind='quiet' onClick={onDismiss}>
          {t('sign_in.later')}
        </Button>
      </Inline>
    </aside>
  )
}

function BouncedNotice({ user, onDismiss }: NoticeProps & { user: StoredUser }) {
  const t = useText()
  return (
    <aside className={`measure ${styles.note}`} aria-label={t('sign_in.bounced')}>
      <p>
        <b>{t('sign_in.bounced')}</b>{' '}
        {t('sign_in.bounced_description', { email: user.email ?? '' })}
      </p>
      <Inline gap={2}>
        <LinkButton small to='/account-settings#email'>
          {t('sign_in.bounced_action')}
        </LinkButton>
        <Button small kind='quiet' onClick={onDismiss}>
          {t('sign_in.later')}
        </Button>
      </Inline>
    </aside>
  )
}

function SignInInvitation({ onDismiss }: NoticeProps) {
  const t = useText()
  return (
    <aside
      className={classes('measure', styles.note, styles.below)}
      aria-label={t('sign_in.set_password_title')}
    >
      <p>
        <b>{t('sign_in.set_password_title')}</b> {t('sign_in.set_password_description')}
      </p>
      <Inline gap={2}>
        <LinkButton small to='/account-settings#password' onClick={onDismiss}>
          {t('sign_in.set_password')}
        </LinkButton>
        <Button small kind='quiet' onClick={onDismiss}>
          {t('sign_in.later')}
        </Button>
      </Inline>
    </aside>
  )
}
