import type { Gender } from '@marea/contract/identity/endpoints.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { PasskeySignIn } from '#identity/passkeys/passkey-button.tsx'
import { EmailDivider, ProviderButtons } from '#identity/providers/provider-buttons.tsx'
import { useFields } from '#platform/form/use-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Tabs } from '#ui/text/tabs.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type AuthTab = 'sign-in' | 'register'

type AuthFormProps = { next: string; onSignedIn: () => void }

type AuthPanelProps = AuthFormProps & { tab?: AuthTab | undefined }

/** The sign-in methods; typed values stay while another tab is shown. */
export function AuthPanel({ next, onSignedIn, tab: first = 'sign-in' }: AuthPanelProps) {
  const t = useText()
  const [tab, setTab] = useState<string>(first)
  const [isForgotten, setForgotten] = useState(false)
  const [gender, setGender] = useState<Gender | null>(null)
  const signIn = useFields({ email: '', password: '' })
  const registration = useFields({ fullName: '', email: '', phone: '', pin: '', conPin: '' })
  const view = useFocusAfter(isForgotten)
  const { email } = signIn.values

  function choose(id: string) {
    setTab(id)
    if (id === 'register' && email && !registration.values.email) registration.set('email', email)
  }

  const forms = [
    {
      id: 'sign-in',
      label: t('shell.sign_in'),
      content: (
        <SignInForm fields={signIn} onForgot={() => setForgotten(true)} onSignedIn={onSignedIn} />
      ),
    },
    {
      id: 'register',
      label: t('sign_in.create_account'),
      content: (
        <RegisterForm
          fields={registration}
          gender={gender}
          onGender={setGender}
          next={next}
          onSignedIn={onSignedIn}
        />
      ),
    },
  ]
  const tabs = forms.map((form) => ({
    ...form,
    content: (
      <AuthMethod next={next} onSignedIn={onSignedIn} hasPasskey={form.id === 'sign-in'}>
        {form.content}
      </AuthMethod>
    ),
  }))
  return (
    <div ref={view} tabIndex={-1} className={styles.view}>
      {isForgotten ? (
        <ForgotPassword email={email} onBack={() => setForgotten(false)} />
      ) : (
        <Tabs label={t('sign_in.methods')} chosen={tab} onChoose={choose} tabs={tabs} />
      )}
    </div>
  )
}

type AuthMethodProps = AuthFormProps & { hasPasskey: boolean; children: ReactNode }

function AuthMethod({ next, onSignedIn, hasPasskey, children }: AuthMethodProps) {
  const t = useText()
  const [error, setError] = useState<unknown>(null)
  return (
    <Stack>
      <ProviderButtons next={next} onSignedIn={onSignedIn} onFailed={setError} />
      {error !== null && <FormMessage>{t(errorText(error))}</FormMessage>}
      <EmailDivider />
      {children}
      {hasPasskey && <PasskeySignIn onSignedIn={onSignedIn} />}
    </Stack>
  )
}

function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useText()
  return (
    <Stack>
      <Heading level={3}>{t('sign_in.forgot_title')}</Heading>
      <ForgotForm email={email} />
      <TextButton icon='left' onClick={onBack}>
        {t('sign_in.back')}
      </TextButton>
    </Stack>
  )
}

/** The control that changed the view disappears with it, so the focus moves to the new view. */
function useFocusAfter(change: unknown) {
  const view = useRef<HTMLDivElement>(null)
  const shown = useRef(change)

  useEffect(() => {
    if (shown.current === change) return
    shown.current = change
    view.current?.focus()
  }, [change])

  return view
}
