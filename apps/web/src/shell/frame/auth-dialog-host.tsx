import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { errorText } from '#identity/error-text.ts'
import { closeAuthDialog, useAuthRequest } from '#platform/api/auth-dialog.ts'
import { restoreUser } from '#platform/api/restore-user.ts'
import { passOn, takePassed } from '#platform/page/next-page.ts'
import { usePage } from '#platform/page/page.tsx'
import { toast } from '#platform/page/toast.ts'
import { canManageHomes } from '#platform/session/roles.ts'
import {
  onUserChange,
  readHeldSignIn,
  readUser,
  useHeldSignIn,
  useUser,
} from '#platform/session/session.ts'
import { allTexts } from '#platform/texts/language.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useAccessOf } from '#shell/access.ts'
import { promptAtGuardedLinks } from '#shell/guarded-links.ts'
import { breakfast } from '#shell/photos.ts'

const SignInDialog = lazyPart(() => import('#identity/sign-in/sign-in-dialog.tsx'))
const SecondFactorDialog = lazyPart(
  () => import('#identity/second-factor/second-factor-dialog.tsx'),
)
const ConfirmIdentityDialog = lazyPart(
  () => import('#identity/sign-in/confirm-identity-dialog.tsx'),
)
const UnreadSync = lazyPart(() => import('#messaging/unread-sync.tsx'))
const NotificationsSync = lazyPart(() => import('#notifications/bell/notifications-sync.tsx'))
const OfflineSync = lazyPart(() => import('#shell/offline/offline-sync.tsx'))
const AccountNotes = lazyPart(() => import('#identity/account/account-notes.tsx'))

export function AuthDialogHost() {
  const user = useUser()
  const accessOf = useAccessOf()
  useEffect(() => {
    restoreUser()
    return promptAtGuardedLinks(accessOf)
  }, [accessOf])
  useOneTap()
  useReloadOnUserChange()
  return (
    <Suspense>
      <Dialogs />
      {user && <UnreadSync />}
      {user && <NotificationsSync />}
      {user && <OfflineSync />}
    </Suspense>
  )
}

export function AccountNotesHost({ place }: { place: 'above' | 'below' }) {
  const user = useUser()
  const isAddressWrong = user?.isEmailConfirmed === false || user?.isEmailBounced
  const lacks = place === 'above' ? isAddressWrong : user?.secret === 'pin'
  return <Suspense>{lacks && <AccountNotes place={place} />}</Suspense>
}

function Dialogs() {
  const authRequest = useAuthRequest()
  const held = useHeldSignIn()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const next = authRequest?.asks === 'sign-in' ? authRequest.next : undefined

  /** Continues in the second-factor dialog where one is required. */
  function goOn() {
    if (readHeldSignIn()) return
    closeAuthDialog(true)
    if (next) navigate(next)
  }

  if (held) {
    return <SecondFactorDialog onDone={goOn} onClose={() => closeAuthDialog(false)} />
  }
  if (!authRequest) return null
  if (authRequest.asks === 'code') {
    return (
      <SecondFactorDialog
        onDone={() => closeAuthDialog(true)}
        onClose={() => closeAuthDialog(false)}
      />
    )
  }
  if (authRequest.asks !== 'sign-in') {
    return (
      <ConfirmIdentityDialog
        asks={authRequest.asks}
        onDone={() => closeAuthDialog(true)}
        onClose={() => closeAuthDialog(false)}
      />
    )
  }

  return (
    <SignInDialog
      photo={breakfast}
      next={next ?? pathname + search}
      onSignedIn={goOn}
      onClose={() => closeAuthDialog(false)}
    />
  )
}

/** These pages offer Google themselves or use another sign-in method. */
const pagesWithSignIn = /^\/(sign-in|register|forgot-password|reset-password|auth)\b/

/** The page loads and hydrates first: Google’s scripts would block a slow phone for a third of a second. */
const oneTapDelayMs = 5000

/** Only at the start: after signing out One Tap must not offer an immediate return. */
function useOneTap() {
  const hasGoogle = Boolean(usePage().config.google)
  const hasSignInForm = pagesWithSignIn.test(useLocation().pathname)
  const isOffered = useRef(false)
  const t = useText()
  const onFailed = useEffectEvent((error: unknown) => toast.error(t(errorText(error))))
  useEffect(() => {
    // One Tap is not offered after a sign-out, nor again in the next area.
    if (readUser() || takePassed('one-tap')) isOffered.current = true
    passOn('one-tap', () => (isOffered.current ? 'offered' : null))
    if (!hasGoogle || hasSignInForm || isOffered.current) return
    const isOver = new AbortController()
    const stopFollowing = onUserChange(() => isOver.abort())
    const timer = setTimeout(() => offer().catch(() => undefined), oneTapDelayMs)

    async function offer() {
      isOffered.current = true
      const { promptOneTap } = await import('#identity/providers/google.ts')
      await promptOneTap(isOver.signal, { onFailed: reportFailure })
      withdrawOnScroll(isOver)
    }

    /** The page may lack the error text, because failures can come before any interaction. */
    function reportFailure(error: unknown) {
      allTexts().then(() => onFailed(error))
    }

    return () => {
      clearTimeout(timer)
      stopFollowing()
      isOver.abort()
    }
  }, [hasGoogle, hasSignInForm])
}

/** On phones One Tap covers the map button, which floats while the results scroll. */
function withdrawOnScroll(offer: AbortController): void {
  if (!matchMedia('(max-width: 860px)').matches) return
  addEventListener('scroll', () => offer.abort(), { once: true, signal: offer.signal })
}

/** Reloads data when the user or their rights change, because it belongs to them. */
function useReloadOnUserChange() {
  const user = useUser()
  const { revalidate } = useRevalidator()
  const reader = useRef<string | null>(undefined)
  const token = user === undefined ? undefined : user && `${user.token} ${canManageHomes(user)}`
  useEffect(() => {
    const hasChanged = reader.current !== undefined && reader.current !== token
    reader.current = token
    if (hasChanged && token) revalidate()
  }, [token, revalidate])
}
