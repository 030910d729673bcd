import type { User } from '@marea/contract/identity/endpoints.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { PasskeySettings } from '#identity/passkeys/passkey-settings.tsx'
import { SecondFactorSettings } from '#identity/second-factor/second-factor-settings.tsx'
import { call } from '#platform/api/api.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { updateUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { DisplayPreferences } from '#shell/pages/preferences.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { SpokenLanguages } from '#suites/owner-profile/spoken-languages.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { DataDownload } from './data-download.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { EmailChange } from './email-change.tsx'
import { EmailState } from './email-state.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { ProfileForm } from './profile-form.tsx'

export function clientLoader() {
  return whenSignedIn(loadAccount)
}

async function loadAccount() {
  const [user, sessions, secondFactor, passkeys] = await Promise.all([
    call('GET /user/info'),
    call('GET /user/sessions'),
    call('GET /user/second-factor'),
    call('GET /user/passkeys'),
  ])
  updateUser(user)
  const ownerProfile = user.profile === 'OWNER' ? await call('GET /user/owner-profile') : null
  return { user, sessions, secondFactor, passkeys, ownerProfile }
}

export default function AccountPage() {
  const t = useText()
  const time = useTimeFormat()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { user, ownerProfile } = loaded

  function change(changed: User) {
    updateUser(changed)
    revalidate()
  }

  return (
    <Settings
      title={t('account.title')}
      description={t('account.description', {
        email: user.email,
        date: time.localDay(user.createdAt, 'long'),
      })}
    >
      <AccountSection title={t('account.profile')}>
        <PhotoChoice user={user} onChange={change} />
        <ProfileForm user={user} onChange={change} />
      </AccountSection>
      {ownerProfile && (
        <AccountSection
          id='owner-profile'
          title={t('owner_profile.title')}
          description={t('owner_profile.description')}
        >
          <SpokenLanguages profile={ownerProfile} />
        </AccountSection>
      )}
      <SignInSections {...loaded} onUser={change} onChange={revalidate} />
      <AccountSection id='preferences' title={t('more.preferences')}>
        <DisplayPreferences />
      </AccountSection>
      <AccountSection title={t('account.data')}>
        <DataDownload />
      </AccountSection>
      <AccountSection title={t('account.delete')}>
        <DeleteAccount />
      </AccountSection>
    </Settings>
  )
}

type SignInSectionsProps = Awaited<ReturnType<typeof loadAccount>> & {
  onUser: (user: User) => void
  onChange: () => Promise<void>
}

function SignInSections({ onUser, onChange, ...account }: SignInSectionsProps) {
  const t = useText()
  const { user, sessions, secondFactor, passkeys } = account
  return (
    <>
      <AccountSection
        id='email'
        title={t('account.email')}
        description={t('account.email_description')}
      >
        <EmailState user={user} />
        <EmailChange user={user} />
      </AccountSection>
      <AccountSection
        id='password'
        title={t('account.password')}
        description={t(passwordDescriptions[user.secret])}
      >
        <PasswordForm user={user} onChange={onUser} />
      </AccountSection>
      <AccountSection
        id='security'
        title={t('second_factor.title')}
        description={t('second_factor.description')}
      >
        <SecondFactorSettings secondFactor={secondFactor} onChange={onChange} />
      </AccountSection>
      <AccountSection title={t('passkeys.title')} description={t('passkeys.description')}>
        <PasskeySettings passkeys={passkeys} onChange={onChange} />
      </AccountSection>
      <AccountSection title={t('account.devices')} description={t('account.devices_description')}>
        <Devices sessions={sessions} onChange={onChange} />
      </AccountSection>
    </>
  )
}

const passwordDescriptions = {
  pin: 'account.password_pin_description',
  password: 'account.password_description',
  none: 'account.password_none_description',
} as const

export function HydrateFallback() {
  const t = useText()
  const description = (
    <Skeleton>
      <SkeletonBlock width='min(480px, 80vw)' height='22px' />
    </Skeleton>
  )
  return (
    <Settings title={t('account.title')} description={description}>
      {[1, 2, 3].map((part) => (
        <Skeleton key={part}>
          <SkeletonBlock width='140px' height='22px' />
          <SkeletonBlock ratio='4 / 1' />
        </Skeleton>
      ))}
    </Settings>
  )
}
