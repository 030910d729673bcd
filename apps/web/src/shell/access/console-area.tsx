import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { isAdmin } from '#platform/session/roles.ts'
import { useIsSetupNeeded } from '#platform/session/second-factor-setup.ts'
import { useUser } from '#platform/session/session.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useAccessOf } from '#shell/access.ts'
import { DocumentHead } from '#ui/page/document-head.tsx'
import styles from './console-area.module.css'

const ConsoleSetup = lazyPart(() => import('#identity/second-factor/console-setup.tsx'))
const ConsoleBars = lazyPart(() => import('#operations/frame/console-bars.tsx'))

/**
 * The console's bars load separately, so their space is reserved and nothing moves when they
 * arrive.
 */
export function ConsoleArea({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname } = useLocation()
  const access = useAccessOf()(pathname)
  const needsSetup = useIsSetupNeeded()
  const t = useText()
  const isForReader = user === undefined || (user !== null && isAdmin(user))
  // A preview shows a page as readers see it.
  const isPreview = pathname.endsWith('/preview')
  if (access !== 'admin' || isPreview || !isForReader) return children
  return (
    <div className={styles.console} data-console>
      <Suspense fallback={<Places />}>{user ? <ConsoleBars /> : <Places />}</Suspense>
      <div className={styles.page}>
        {needsSetup ? (
          <Suspense>
            <DocumentHead title={t('second_factor.setup_title')} isPrivate />
            <ConsoleSetup />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </div>
  )
}

function Places() {
  return (
    <>
      <div className={styles.rail} />
      <div className={styles.strip} />
    </>
  )
}
