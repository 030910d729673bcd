import type { Invitation } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { updateUser, useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/invitation-page.ts'
import styles from './team.module.css'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { invitation: id } = params
  return whenSignedIn(() => loadPart(call('GET /invitations/:id', { params: { id } })))
}

export default function InvitationPage() {
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  if (loaded.value) return <Answer invitation={loaded.value} />
  return <NotShown error={loaded.error} />
}

function Answer({ invitation }: { invitation: Invitation }) {
  const t = useText()
  const time = useTimeFormat()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()
  const { id, homes, invitedBy, expiresAt, isExpired } = invitation
  const params = { id }
  const named = { home: homes[0]?.name ?? '', count: homes.length }

  function accept() {
    attempt(async () => {
      await call('POST /invitations/:id/acceptance', { params })
      // The reader may open owner pages from now on.
      updateUser(await call('GET /user/info'))
      toast.success(t('invitation.accepted', named))
      navigate('/property-management/team', { replace: true })
    })
  }

  function decline() {
    attempt(async () => {
      await call('POST /invitations/:id/refusal', { params })
      toast.success(t('invitation.declined'))
      navigate('/', { replace: true })
    })
  }

  return (
    <Frame heading={t('invitation.heading', { name: invitedBy, ...named })}>
      <InvitedTo homes={homes} />
      {isExpired ? (
        <Notice tone='warn' title={t('problem.co_hosts.invitation_expired')} />
      ) : (
        <p className='soft'>{t('invitation.until', { date: time.localDay(expiresAt, 'long') })}</p>
      )}
      <ActionError title={t('invitation.not_saved')} error={error} />
      <Inline>
        {!isExpired && (
          <Button busy={isBusy} onClick={accept}>
            {t('invitation.accept')}
          </Button>
        )}
        <Button kind='quiet' onClick={decline}>
          {t('invitation.decline')}
        </Button>
      </Inline>
    </Frame>
  )
}

function InvitedTo({ homes }: Pick<Invitation, 'homes'>) {
  const t = useText()
  const [only, ...others] = homes
  if (only && others.length === 0) return <p>{t(`invitation.role.${only.role}`)}</p>
  return (
    <RowList isDense>
      {homes.map(({ slug, name, role }) => (
        <Row key={slug}>
          <p>
            <b>{name}</b>
          </p>
          <p className='soft'>{t(`invitation.role.${role}`)}</p>
        </Row>
      ))}
    </RowList>
  )
}

function NotShown({ error }: { error: unknown }) {
  const t = useText()
  const email = useUser()?.email ?? ''
  const { revalidate } = useRevalidator()
  const code = error instanceof ProblemError ? error.code : undefined
  if (code === 'identity.email_unconfirmed') return <Unconfirmed email={email} />
  const isMissing = code === 'resource.not_found' || code === 'request.invalid'
  return (
    <Frame>
      {isMissing ? (
        <EmptyState level={1} title={t('invitation.missing')}>
          {t('invitation.missing_description', { email })}
        </EmptyState>
      ) : (
        <>
          <Heading level={1}>{t('invitation.title')}</Heading>
          <LoadError title={t('invitation.load_failed')} error={error} onRetry={revalidate} />
        </>
      )}
    </Frame>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const t = useText()
  const { pathname } = useLocation()
  const { isBusy, error, attempt } = useAttempt()

  function resend() {
    attempt(async () => {
      await call('POST /user/email-confirmation/mail', { query: { next: pathname } })
      toast.success(t('invitation.link_sent'))
    })
  }

  return (
    <Frame heading={t('invitation.unconfirmed')}>
      <p>{t('invitation.unconfirmed_description', { email })}</p>
      <ActionError title={t('invitation.not_saved')} error={error} />
      <Inline>
        <Button kind='quiet' busy={isBusy} onClick={resend}>
          {t('invitation.resend')}
        </Button>
      </Inline>
    </Frame>
  )
}

function Frame({ heading, children }: { heading?: string; children: ReactNode }) {
  const t = useText()
  return (
    <Page
      title={t('invitation.title')}
      head={heading ? <Heading level={1}>{heading}</Heading> : null}
      isNarrow
      className={styles.letter}
    >
      {children}
    </Page>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Frame>
      <h1 className='hidden-label'>{t('invitation.title')}</h1>
      <ListSkeleton rows={2} row={{ height: '56px' }} />
    </Frame>
  )
}
