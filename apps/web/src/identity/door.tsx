import { useState } from 'react'
import { useText } from '#platform/texts.tsx'
import { Heading } from '#ui/heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextButton } from '#ui/text-link.tsx'
import { Brands, OrEmail } from './brands.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { FormSays } from './form-says.tsx'
import styles from './forms.module.css'
import type { Gender } from './gender-choice.tsx'
import { refusalText } from './refusal.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useFields } from './use-fields.ts'

type DoorProps = { next: string; onEntered: () => void }

/** The ways in; what is typed in one of them stays while another is looked at. */
export function Door({ next, onEntered }: DoorProps) {
  const t = useText()
  const [tab, setTab] = useState('sign-in')
  const [isForgotten, setForgotten] = useState(false)
  const [brandError, setBrandError] = useState<unknown>(null)
  const [gender, setGender] = useState<Gender>('other')
  const signIn = useFields({ email: '', password: '' })
  const newcomer = useFields({ fullName: '', email: '', phone: '', pin: '', conPin: '' })
  const { email } = signIn.values

  function choose(id: string) {
    setTab(id)
    setForgotten(false)
    if (id === 'register' && email && !newcomer.values.email) newcomer.set('email', email)
  }

  if (isForgotten) return <Forgotten email={email} onBack={() => setForgotten(false)} />

  const brands = (
    <>
      <Brands next={next} onEntered={onEntered} onFailed={setBrandError} />
      {brandError !== null && <FormSays>{t(refusalText(brandError))}</FormSays>}
      <OrEmail />
    </>
  )
  const forms = {
    'sign-in': (
      <SignInForm fields={signIn} onForgot={() => setForgotten(true)} onEntered={onEntered} />
    ),
    register: (
      <RegisterForm fields={newcomer} gender={gender} onGender={setGender} onEntered={onEntered} />
    ),
  }
  const labels = { 'sign-in': t('shell.sign_in'), register: t('sign_in.make_account') }
  const tabs = (['sign-in', 'register'] as const).map((id) => ({
    id,
    label: labels[id],
    content: (
      <div className={styles.stack}>
        {brands}
        {forms[id]}
      </div>
    ),
  }))
  return <Tabs label={t('sign_in.ways')} chosen={tab} onChoose={choose} tabs={tabs} />
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
