import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useIsSetupNeeded } from '#platform/session/second-factor-setup.ts'
import { useUser } from '#platform/session/session.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { seesOwnerOffer, useAccessOf } from '#shell/access.ts'
import { OwnerNav } from '#shell/frame/owner-nav.tsx'
import { Checking } from './checking.tsx'
import styles from './guard.module.css'

const ConsoleSetup = lazyPart(() => import('#identity/second-factor/console-setup.tsx'))
const ToDoSync = lazyPart(() => import('#owners/to-dos/to-do-sync.tsx'))
const OwnerOffer = lazyPart(() => import('./owner-offer.tsx'))

/** Owner pages under their navigation; a guest sees what Marea offers owners, never an error. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname } = useLocation()
  const access = useAccessOf()(pathname)
  const needsSetup = useIsSetupNeeded()
  if (access === 'public') return children
  if (seesOwnerOffer(access, user)) {
    return (
      <Suspense fallback={<Checking />}>
        <OwnerOffer />
      </Suspense>
    )
  }
  return (
    <>
      {user !== null && (
        <div className={styles.page} data-for='in'>
          <OwnerNav />
          {user && (
            <Suspense>
              <ToDoSync />
            </Suspense>
          )}
        </div>
      )}
      {needsSetup ? (
        <Suspense fallback={<Checking />}>
          <ConsoleSetup />
        </Suspense>
      ) : (
        children
      )}
    </>
  )
}
