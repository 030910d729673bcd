import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { restoreUser } from '#identity/restore-user.ts'
import { closeDoor, useDoor } from '#platform/door.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { usePage } from '#platform/page.tsx'
import { useUser } from '#platform/session.ts'
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
  const lacks = user?.isEmailConfirmed === false || user?.secret === 'pin'
  return (
    <Suspense>
      <Dialogs />
      {lacks && <AccountNotes />}
      {user && <FollowUnread />}
    </Suspense>
  )
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

function useOneTap() {
  const isVisitor = useUser() === null
  const { googleClientId } = usePage().config
  useEffect(() => {
    if (!isVisitor || !googleClientId) return
    import('#identity/google.ts').then(({ promptOneTap }) => promptOneTap()).catch(() => undefined)
  }, [isVisitor, googleClientId])
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
