import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { AccessContext, type AccessOf } from '#shell/access.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { ImpersonationBannerHost } from './impersonation-banner-host.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { TabBar } from './tab-bar.tsx'
import { Toaster } from './toaster.tsx'
import { CoverBar, TopBar } from './top-bar.tsx'

type FrameProps = {
  /** The rules of the pages of the area. */
  accessOf: AccessOf
  onPhoto?: boolean
  /** In the top bar, on pages from which guests search. */
  search?: ReactNode
  /** Notices above the content. */
  above?: ReactNode
  /** Content that may load late; it is below the first screen, so it moves nothing visible. */
  below?: ReactNode
  children: ReactNode
}

export function Frame(props: FrameProps) {
  const { accessOf, onPhoto = false, search, above, below, children } = props
  const t = useText()
  return (
    <AccessContext value={accessOf}>
      <div className={styles.frame} data-wide={onPhoto || undefined}>
        <a className={styles.skip} href='#main'>
          {t('shell.skip')}
        </a>
        <NavigationProgress />
        <OfflineBanner />
        <ImpersonationBannerHost />
        {above}
        {onPhoto ? (
          <div className={styles.overPhoto}>
            <CoverBar search={search} />
          </div>
        ) : (
          <TopBar search={search} />
        )}
        <Main>{children}</Main>
        {below}
        <Suspense>
          <Footer />
        </Suspense>
        <TabBar />
        <Toaster />
      </div>
    </AccessContext>
  )
}

/** Takes the focus after navigation, so that keyboards and screen readers start at the top. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main id='main' ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  )
}

function NavigationProgress() {
  const t = useText()
  const { state } = useNavigation()
  return (
    <div role='status'>
      {state === 'loading' && (
        <div className={styles.progress}>
          <span className='hidden-label'>{t('shell.loading')}</span>
        </div>
      )}
    </div>
  )
}
