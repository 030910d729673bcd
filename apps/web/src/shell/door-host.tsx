import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { refusalText } from '#identity/refusal.ts'
import { restoreUser } from '#identity/restore-user.ts'
import { closeDoor, useDoor } from '#platform/door.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { usePage } from '#platform/page.tsx'
import { followUser, readUser, useUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { askAtGuardedLinks } from './guarded-links.ts'
import { breakfast } from './photos.ts'

const SignInDialog = lazyPart(() => import('#identity/sign-in-dialog.tsx'))
const SecretDialog = lazyPart(() => import('#identity/secret-dialog.tsx'))
const FollowUnread = lazyPart(() => import('#messaging/follow-unread.tsx'))
const AccountNotes = lazyPart(() => import('#identity/account-notes.tsx'))

/** Everything about who the reader is that may happen over any page; its parts load when needed. */
export function DoorHost() {
  const user = useUser()
  useEffect(() => {
    restoreUser()
    return askAtGuardedLinks()
  }, [])
  useOneTap()
  useFreshData()
  return (
    <Suspense>
      <Dialogs />
      {user && <FollowUnread />}
    </Suspense>
  )
}

export function NotesHost() {
  const user = useUser()
  const lacks = user?.isEmailConfirmed === false || user?.secret === 'pin'
  return <Suspense>{lacks && <AccountNotes />}</Suspense>
}

function Dialogs() {
  const door = useDoor()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (door?.asks === 'secret') {
    return <SecretDialog onDone={() => closeDoor(true)} onClose={() => closeDoor(false)} />
  }
  if (!door) return null
  const { next } = door

  function goOn() {
    closeDoor(true)
    if (next) navigate(next)
  }

  return (
    <SignInDialog
      photo={breakfast}
      next={next ?? pathname + search}
      onEntered={goOn}
      onClose={() => closeDoor(false)}
    />
  )
}

/** Only at the start: whoever signs out later must not be offered a way straight back in. */
function useOneTap() {
  const hasGoogle = Boolean(usePage().config.google)
  const t = useText()
  const onFailed = useEffectEvent((error: unknown) => toast.error(t(refusalText(error))))
  useEffect(() => {
    // Where Apple's answer is being read, the person has already chosen another way in.
    if (!hasGoogle || readUser() || location.pathname === '/auth/callback') return
    const isOver = new AbortController()
    const stopFollowing = followUser(() => isOver.abort())
    const stopWaiting = whenIdle(async () => {
      const { promptOneTap } = await import('#identity/google.ts')
      await promptOneTap(isOver.signal, { onFailed })
    })
    return () => {
      stopWaiting()
      stopFollowing()
      isOver.abort()
    }
  }, [hasGoogle])
}

/** What a page has loaded belongs to its reader, so another reader loads it anew. */
function useFreshData() {
  const user = useUser()
  const { revalidate } = useRevalidator()
  const reader = useRef<string | null>(undefined)
  const token = user === undefined ? undefined : (user?.token ?? null)
  useEffect(() => {
    const hasChanged = reader.current !== undefined && reader.current !== token
    reader.current = token
    if (hasChanged && token) revalidate()
  }, [token, revalidate])
}
