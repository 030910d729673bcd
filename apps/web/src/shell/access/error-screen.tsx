import type { TextKey } from '@marea/contract/texts/keys.ts'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isConnectionLost } from '#platform/api/connection-lost.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useIsOnline } from '#platform/live/online.ts'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Spread } from '#shell/pages/spread.tsx'
import { terrace } from '#shell/photos.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './error-screen.module.css'
import { NearLinks } from './near-links.tsx'
import { type NearPage, nearPagesIn } from './near-page.ts'

export function ErrorScreen({ error }: { error: unknown }) {
  const isOnline = useIsOnline()
  if (statusOf(error) === 404) return <NotFound near={nearPagesIn(error)} />
  if (statusOf(error) === 503) {
    return <ConnectionError title='error.unavailable' message='error.unavailable_description' />
  }
  if (!isOnline) return <Offline />
  if (isConnectionLost(error)) {
    return <ConnectionError title='error.connection' message='error.connection_description' />
  }
  return <UnexpectedError error={error} />
}

export function NotFound({ near = [] }: { near?: readonly NearPage[] }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <ErrorLayout title={t('error.not_found')}>
      <p>{t('error.not_found_description')}</p>
      <p className='soft small'>{t('error.not_found_path', { path: pathname })}</p>
      <LinkButton to='/' className={styles.action}>
        {t('error.go_home')}
      </LinkButton>
      <NearLinks near={near} />
    </ErrorLayout>
  )
}

function UnexpectedError({ error }: { error: unknown }) {
  const t = useText()
  const page = usePage()
  const problem = error instanceof ProblemError ? error : undefined
  const requestId = problem?.requestId || page.requestId
  return (
    <ErrorLayout title={t('error.failed')}>
      {problem && <p>{t(`problem.${problem.code}`)}</p>}
      <p>{t('error.failed_description')}</p>
      {requestId && (
        <>
          <p>{t('error.contact')}</p>
          <p className='soft small'>{t('error.request', { id: requestId })}</p>
        </>
      )}
      <ErrorActions />
    </ErrorLayout>
  )
}

function Offline() {
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return <ConnectionError title='error.offline' message='error.offline_description' />
}

function ConnectionError({ title, message }: { title: TextKey; message: TextKey }) {
  const t = useText()
  return (
    <ErrorLayout title={t(title)}>
      <p>{t(message)}</p>
      <ErrorActions />
    </ErrorLayout>
  )
}

function ErrorActions() {
  const t = useText()
  return (
    <Inline className={styles.action}>
      <Button onClick={() => location.reload()}>{t('error.again')}</Button>
      <LinkButton to='/' kind='quiet' reloadDocument>
        {t('error.go_home')}
      </LinkButton>
    </Inline>
  )
}

function ErrorLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useText()
  return (
    <>
      <DocumentHead title={title} isPrivate />
      <Spread title={title} photo={terrace} alt={t('error.photo')} focus='22% 50%'>
        {children}
      </Spread>
    </>
  )
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof ProblemError || isRouteErrorResponse(error)) return error.status
  return undefined
}
