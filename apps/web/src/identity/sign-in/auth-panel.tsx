import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { OrEmail, ProviderButtons } from '#identity/providers/provider-buttons.tsx'
import { useFields } from '#platform/form/use-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Tabs } from '#ui/text/tabs.tsx'
import { ForgotForm } from './forgot-form.tsx'
import type { Gender } from './gender-choice.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type DoorTab = 'sign-in' | 'register'

type WayProps = { next: string; onEntered: () => void }

type DoorProps = WayProps & { tab?: DoorTab | undefined }

/** The sign-in methods; typed values stay while another tab is shown. */
export function AuthPanel({ next, onEntered, tab: first = 'sign-in' }: DoorProps) {
  const t = useText()
  const [tab, setTab] = useState<string>(first)
  const [isForgotten, setForgotten] = useState(false)
  const [gender, setGender] = useState<Gender | null>(null)
  const signIn = useFields({ email: '', password: '' })
  const newcomer = useFields({ fullName: '', email: '', phone: '', pin: '', conPin: '' })
  const view = useFocusAfter(isForgotten)
  const { email } = signIn.values

  function choose(id: string) {
    setTab(id)
    if (id === 'register' && email && !newcomer.values.email) newcomer.set('email', email)
  }

  const forms = [
    {
      id: 'sign-in',
      label: t('shell.sign_in'),
      content: (
        <SignInForm fields={signIn} onForgot={() => setForgotten(true)} onEntered={onEntered} />
      ),
    },
    {
      id: 'register',
      label: t('sign_in.create_account'),
      content: (
        <RegisterForm
          fields={newcomer}
          gender={gender}
          onGender={setGender}
          onEntered={onEntered}
        />
      ),
    },
  ]
  const tabs = forms.map((form) => ({
    ...form,
    content: (
      <Way next={next} onEntered={onEntered}>
        {form.content}
      </Way>
    ),
  }))
  return (
    <div ref={view} tabIndex={-1} className={styles.view}>
      {isForgotten ? (
        <Forgotten email={email} onBack={() => setForgotten(false)} />
      ) : (
        <Tabs label={t('sign_in.ways')} chosen={tab} onChoose={choose} tabs={tabs} />
      )}
    </div>
  )
}

function Way({ next, onEntered, children }: WayProps & { children: ReactNode }) {
  const t = useText()
  const [error, setError] = useState<unknown>(null)
  return (
    <div className={styles.stack}>
      <ProviderButtons next={next} onEntered={onEntered} onFailed={setError} />
      {error !== null && <FormMessage>{t(errorText(error))}</FormMessage>}
      <OrEmail />
      {children}
    </div>
  )
}

function Forgotten({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useText()
  return (
    <div className={styles.stack}>
      <Heading level={3}>{t('sign_in.forgot_title')}</Heading>
      <ForgotForm email={email} />
      <TextButton icon='left' onClick={onBack}>
        {t('sign_in.back')}
      </TextButton>
    </div>
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
