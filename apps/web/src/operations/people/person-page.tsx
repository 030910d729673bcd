import type { PersonRecord } from '@marea/contract/operations/people.ts'
import { isAccountKind } from '@marea/contract/platform/approvals.ts'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { ActInWords } from '#operations/audit/act-in-words.tsx'
import { noteOpened } from '#operations/frame/recently-opened.ts'
import { call } from '#platform/api/api.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { State } from '#ui/text/badge.tsx'
import type { Route } from './+types/person-page.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonTimeline } from './person-timeline.tsx'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return whenAdmin(() => call('GET /admin/people/:id', { params: { id: params.person } }))
}

export default function PersonPage() {
  const t = useText()
  const person = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const { id, fullName, email } = person ?? {}
  useEffect(() => {
    if (id && fullName)
      noteOpened({ to: `/admin/people/${id}`, title: fullName, detail: email ?? '' })
  }, [id, fullName, email])
  if (!person) return <PageSkeleton />
  return (
    <Page
      title={person.fullName}
      back={{ to: '/admin/people', label: t('people.title') }}
      lead={<PersonLead person={person} />}
    >
      <Columns>
        <PersonFacts person={person} />
        <Section>
          <Waiting approvals={person.approvals} />
          <PersonActions person={person} onChanged={revalidate} />
        </Section>
      </Columns>
      <PersonTimeline person={person} />
      <PersonSessions person={person} onChanged={revalidate} />
      <Homes homes={person.homes} />
      <Acts acts={person.acts} />
    </Page>
  )
}

function PersonLead({ person: { profile, lockedAt, createdAt } }: { person: PersonRecord }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <>
      <p>
        {t(`people.profile.${profile}`)}.{' '}
        {t('people.since_day', { date: time.localDay(createdAt, 'long') })}
      </p>
      {lockedAt && (
        <State tone='bad'>{t('people.locked_at', { time: time.localDateTime(lockedAt) })}</State>
      )}
    </>
  )
}

function PersonFacts({ person }: { person: PersonRecord }) {
  const t = useText()
  const { email, isEmailConfirmed, phone, wallet, hasSecondFactor, passkeys } = person
  return (
    <Facts>
      <Fact name={t('people.email')}>
        {email
          ? `${email} (${t(isEmailConfirmed ? 'admin.email_confirmed' : 'admin.email_unconfirmed')})`
          : t('people.no_email')}
      </Fact>
      <Fact name={t('people.phone')}>{phone || t('people.not_given')}</Fact>
      <Fact name={t('people.wallet')}>
        <Money amount={wallet.amount} withCurrency />
      </Fact>
      <Fact name={t('second_factor.title')}>
        {t(hasSecondFactor ? 'second_factor.on' : 'second_factor.off')}
      </Fact>
      <Fact name={t('passkeys.title')}>{passkeys}</Fact>
    </Facts>
  )
}

function Waiting({ approvals }: Pick<PersonRecord, 'approvals'>) {
  const t = useText()
  return approvals.map(({ id, kind, about }) => (
    <p key={id}>
      <State tone='warn'>{t('admin_approvals.waiting')}</State>{' '}
      <TextLink to='/admin/approvals'>
        {isAccountKind(kind) && t(`admin_approvals.kind.${kind}`, { name: about ?? '' })}
      </TextLink>
    </p>
  ))
}

function Homes({ homes }: Pick<PersonRecord, 'homes'>) {
  const t = useText()
  return (
    <Section title={t('people.homes')}>
      <RowList isDense none={t('people.nothing')}>
        {homes.map(({ slug, name }) => (
          <Row key={slug}>
            <TextLink to={`/property-management/homes/${slug}`}>{name}</TextLink>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}

function Acts({ acts }: Pick<PersonRecord, 'acts'>) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('people.acts')}>
      <RowList isDense none={t('people.nothing')}>
        {acts.map(({ id, act, subject, details, admin, actedAt }) => (
          <Row
            key={id}
            actions={
              <time className='small' dateTime={actedAt}>
                {time.localDateTime(actedAt)}
              </time>
            }
          >
            <ActInWords act={{ act, subject, details }} />
            <small>{admin.name || t('audit.deleted_account')}</small>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}

export const HydrateFallback = PageSkeleton
