import type { PersonRecord } from '@marea/contract/operations/people.ts'
import { isAccountKind } from '@marea/contract/platform/approvals.ts'
import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { ActInWords } from '#operations/audit/act-in-words.tsx'
import { noteOpened } from '#operations/frame/recently-opened.ts'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Money } from '#ui/format/money.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/person-page.ts'
import styles from './people.module.css'
import { PersonActions } from './person-actions.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonTimeline } from './person-timeline.tsx'

export const headers = personal

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return whenAdmin(() => call('GET /admin/people/:id', { params: { id: params.person } }))
}

export default function PersonPage() {
  const person = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const { id, fullName, email } = person ?? {}
  useEffect(() => {
    if (id && fullName)
      noteOpened({ to: `/admin/people/${id}`, title: fullName, detail: email ?? '' })
  }, [id, fullName, email])
  if (!person) return <HydrateFallback />
  return (
    <div className={`measure ${styles.page}`}>
      <PersonHead person={person} />
      <div className={styles.columns}>
        <PersonFacts person={person} />
        <div className={styles.section}>
          <Waiting approvals={person.approvals} />
          <PersonActions person={person} onChanged={revalidate} />
        </div>
      </div>
      <PersonTimeline person={person} />
      <PersonSessions person={person} onChanged={revalidate} />
      <Homes homes={person.homes} />
      <Acts acts={person.acts} />
    </div>
  )
}

function PersonHead({
  person: { fullName, profile, lockedAt, createdAt },
}: {
  person: PersonRecord
}) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <>
      <PageHead title={fullName} isPrivate />
      <PageHeading
        title={fullName}
        back={{ to: '/admin/people', label: t('people.title') }}
        lead={
          <>
            <p>
              {t(`people.profile.${profile}`)}.{' '}
              {t('people.since_day', { date: time.localDay(createdAt, 'long') })}
            </p>
            {lockedAt && (
              <State tone='bad'>
                {t('people.locked_at', { time: time.localDateTime(lockedAt) })}
              </State>
            )}
          </>
        }
      />
    </>
  )
}

function PersonFacts({ person }: { person: PersonRecord }) {
  const t = useText()
  const { email, isEmailConfirmed, phone, wallet, hasSecondFactor, passkeys } = person
  return (
    <dl className={styles.facts}>
      <Fact name={t('people.email')}>
        {email} ({t(isEmailConfirmed ? 'admin.email_confirmed' : 'admin.email_unconfirmed')})
      </Fact>
      <Fact name={t('people.phone')}>{phone || t('people.not_given')}</Fact>
      <Fact name={t('people.wallet')}>
        <Money amount={wallet.amount} withCurrency />
      </Fact>
      <Fact name={t('second_factor.title')}>
        {t(hasSecondFactor ? 'second_factor.on' : 'second_factor.off')}
      </Fact>
      <Fact name={t('passkeys.title')}>{passkeys}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Waiting({ approvals }: Pick<PersonRecord, 'approvals'>) {
  const t = useText()
  return approvals.map(({ id, kind, about }) => (
    <p key={id}>
      <State tone='warn'>{t('approval_desk.waiting')}</State>{' '}
      <Link to='/admin/approvals' className={styles.link}>
        {isAccountKind(kind) && t(`approval_desk.kind.${kind}`, { name: about ?? '' })}
      </Link>
    </p>
  ))
}

function Homes({ homes }: Pick<PersonRecord, 'homes'>) {
  const t = useText()
  return (
    <Section title={t('people.homes')} isEmpty={homes.length === 0}>
      {homes.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={`/property-management/homes/${slug}`} className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
    </Section>
  )
}

function Acts({ acts }: Pick<PersonRecord, 'acts'>) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('people.acts')} isEmpty={acts.length === 0}>
      {acts.map(({ id, act, subject, details, admin, actedAt }) => (
        <li key={id}>
          <div>
            <ActInWords act={{ act, subject, details }} />
            <small>{admin.name || t('audit.deleted_account')}</small>
          </div>
          <time className='small' dateTime={actedAt}>
            {time.localDateTime(actedAt)}
          </time>
        </li>
      ))}
    </Section>
  )
}

function Section({
  title,
  isEmpty,
  children,
}: {
  title: string
  isEmpty: boolean
  children: ReactNode
}) {
  const t = useText()
  return (
    <section className={styles.section}>
      <Heading level={2} size='name'>
        {title}
      </Heading>
      {isEmpty ? <p className='soft'>{t('people.nothing')}</p> : <ul>{children}</ul>}
    </section>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.page} rows={3} />
}
