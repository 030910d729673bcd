import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { breakfast } from '#shell/pages/photos.ts'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { accessOf } from './access.ts'
import styles from './guard.module.css'

const SignInPanel = lazyPart(() => import('#identity/sign-in/sign-in-panel.tsx'))

/** The server does not know the reader: it renders both states, and the boot script shows one. */
export function Guard({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search } = useLocation()
  const isGuarded = accessOf(pathname) === 'signed-in'
  if (isGuarded && user === null) return <InlineSignIn next={pathname + search} />
  return (
    <>
      {isGuarded && user === undefined && (
        <div data-for='out'>
          <Checking />
        </div>
      )}
      <div className={styles.page} data-for={isGuarded ? 'in' : undefined}>
        {children}
      </div>
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
