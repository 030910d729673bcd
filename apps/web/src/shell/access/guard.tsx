import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { useIsSetupNeeded } from '#platform/session/second-factor-setup.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { OwnerNav } from '#shell/frame/owner-nav.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { breakfast } from '#shell/pages/photos.ts'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { isOwnerPage, needsSignIn, screenFor } from './access.ts'
import { ConsoleArea } from './console-area.tsx'
import styles from './guard.module.css'

const SignInPanel = lazyPart(() => import('#identity/sign-in/sign-in-panel.tsx'))
const NotFound = lazyPart(async () => {
  const { NotFound } = await import('./error-screen.tsx')
  return { default: NotFound }
})
const ConsoleSetup = lazyPart(() => import('#identity/second-factor/console-setup.tsx'))
const ToDoSync = lazyPart(() => import('#owners/to-dos/to-do-sync.tsx'))
const OwnerOffer = lazyPart(() => import('./owner-offer.tsx'))

/** The server does not know the reader: it renders both states, and the boot script shows one. */
export function Guard({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search } = useLocation()
  const isGuarded = needsSignIn(pathname)
  const screen = screenFor(pathname, user)
  if (screen === 'sign-in') return <InlineSignIn next={pathname + search} />
  if (screen === 'not-found') {
    return (
      <Suspense fallback={<Checking />}>
        <NotFound />
      </Suspense>
    )
  }
  return (
    <>
      {isGuarded && user === undefined && (
        <div data-for='out'>
          <Checking />
        </div>
      )}
      <div className={styles.page} data-for={isGuarded ? 'in' : undefined}>
        <ConsoleArea>
          <OwnersOnly>{children}</OwnersOnly>
        </ConsoleArea>
      </div>
    </>
  )
}

/** Owner pages under their navigation; a guest sees what Marea offers owners, never an error. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname } = useLocation()
  const needsSetup = useIsSetupNeeded()
  if (!isOwnerPage(pathname)) return children
  if (screenFor(pathname, user) === 'owner-offer') {
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

function InlineSignIn({ next }: { next: string }) {
  const t = useText()
  return (
    <>
      <PageHead title={t('shell.sign_in')} isPrivate />
      <Suspense fallback={<Checking />}>
        <SignInPanel
          photo={breakfast}
          next={next}
          reason={t('guard.description')}
          onSignedIn={() => undefined}
        />
      </Suspense>
    </>
  )
}

function Checking() {
  const t = useText()
  return (
    <div className={`measure ${styles.checking}`}>
      <h1 className='hidden-label'>{t('guard.checking')}</h1>
      <Skeleton>
        <SkeletonBlock width='min(420px, 70%)' height='48px' />
        <div className={styles.lines}>
          <SkeletonBlock width='92%' />
          <SkeletonBlock width='84%' />
          <SkeletonBlock width='60%' />
        </div>
        <SkeletonBlock ratio='3 / 1' />
      </Skeleton>
    </div>
  )
}
