import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#platform/session/session.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { needsSignIn, screenFor, useAccessOf } from '#shell/access.ts'
import { breakfast } from '#shell/photos.ts'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Checking } from './checking.tsx'
import styles from './guard.module.css'

const SignInPanel = lazyPart(() => import('#identity/sign-in/sign-in-panel.tsx'))
const NotFound = lazyPart(async () => {
  const { NotFound } = await import('./error-screen.tsx')
  return { default: NotFound }
})

/** The server does not know the reader: it renders both states, and the boot script shows one. */
export function Guard({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search } = useLocation()
  const access = useAccessOf()(pathname)
  const isGuarded = needsSignIn(access)
  const screen = screenFor(access, user)
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
        {children}
      </div>
    </>
  )
}

function InlineSignIn({ next }: { next: string }) {
  const t = useText()
  return (
    <>
      <DocumentHead title={t('shell.sign_in')} isPrivate />
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
