import type { User } from '@marea/contract/identity.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { Link } from '#platform/link.tsx'
import { renewUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { settings } from '#shell/links.ts'
import { PageHead } from '#shell/page-head.tsx'
import { State } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import styles from './account.module.css'
import { AccountPart } from './account-part.tsx'
import { DataDownload } from './data-download.tsx'
import { Departure } from './departure.tsx'
import { Devices } from './devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { ProfileForm } from './profile-form.tsx'
import { sendConfirmationMail } from './send-confirmation-mail.ts'
import { useAttempt } from './use-attempt.ts'
import { useMoment } from './use-moment.ts'

export const headers = personal

export function clientLoader() {
  return forReader(async () => {
    const [user, sessions] = await Promise.all([call('GET /user/info'), call('GET /user/sessions')])
    renewUser(user)
    return { user, sessions }
  })
}

export default function AccountPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { user, sessions } = loaded

  function change(changed: User) {
    renewUser(changed)
    revalidate()
  }

  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('account.title')} isPrivate />
      <Head user={user} />
      <AccountPart title={t('account.profile')}>
        <PhotoChoice user={user} onChange={change} />
        <ProfileForm user={user} onChange={change} />
      </AccountPart>
      <AccountPart id='password' title={t('account.password')} says={t(passwordSays[user.secret])}>
        <PasswordForm user={user} onChange={change} />
      </AccountPart>
      <AccountPart title={t('account.devices')} says={t('account.devices_says')}>
        <Devices sessions={sessions} onChange={revalidate} />
      </AccountPart>
      <AccountPart title={t('account.elsewhere')}>
        <Elsewhere />
      </AccountPart>
      <AccountPart title={t('account.data')}>
        <DataDownload />
      </AccountPart>
      <AccountPart title={t('account.delete')}>
        <Departure />
      </AccountPart>
    </div>
  )
}

const passwordSays = {
  pin: 'account.password_pin_says',
  password: 'account.password_says',
  none: 'account.password_none_says',
} as const

function Head({ user }: { user: User }) {
  const t = useText()
  const day = useMoment({ dateStyle: 'long' })
  const { isBusy, attempt } = useAttempt()
  return (
    <header className={styles.head}>
      <Heading level={1}>{t('account.title')}</Heading>
      <p>{t('account.says', { email: user.email, date: day(user.createdAt) })}</p>
      {user.isEmailConfirmed ? (
        <State tone='good'>{t('account.confirmed')}</State>
      ) : (
        <>
          <State tone='warn'>{t('account.unconfirmed')}</State>
          <Button
            kind='quiet'
            small
            busy={isBusy}
            onClick={() => attempt(() => sendConfirmationMail(t))}
          >
            {t('sign_in.new_mail')}
          </Button>
        </>
      )}
    </header>
  )
}

function Elsewhere() {
  const t = useText()
  return (
    <ul className={styles.links}>
      {settings.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} prefetch='intent'>
            {t(text)}
            <Icon name='right' small />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('account.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1}>{t('account.title')}</Heading>
        <Skeleton className={styles.waiting}>
          <Bone width='min(480px, 80%)' height='22px' />
          <Bone width='min(160px, 40%)' height='22px' />
        </Skeleton>
      </header>
      {[1, 2, 3].map((part) => (
        <Skeleton key={part} className={styles.part}>
          <Bone width='140px' height='22px' />
          <Bone ratio='3 / 1' />
        </Skeleton>
      ))}
    </div>
  )
}
