import type { Gender } from '@marea/contract/identity/endpoints.ts'
import {
  type RegistrationFields,
  registrationErrorSummary,
  registrationErrors,
} from '@marea/contract/identity/registration-rules.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { GenderChoice } from '#identity/account/gender-choice.tsx'
import { returnTo } from '#identity/confirm/return-to.ts'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { NameAndEmailFields } from '#identity/name-and-email-fields.tsx'
import { callPlain } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import type { Fields } from '#platform/form/use-fields.ts'
import { toast } from '#platform/page/toast.ts'
import { setUserForPage } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Field, PasswordField } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'

type Name = keyof RegistrationFields

type RegisterFormProps = {
  fields: Fields<Name>
  gender: Gender | null
  onGender: (gender: Gender) => void
  /** Where the link of the confirmation email returns to. */
  next: string
  onSignedIn: () => void
}

export function RegisterForm({ fields, gender, onGender, next, onSignedIn }: RegisterFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const adopt = useRef(fields.adopt)
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const errors = registrationErrors(fields.values)
  const hasFaults = Object.keys(errors).length > 0

  useEffect(() => adopt.current(form.current), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    setAsked(true)
    if (hasFaults) return focusFirstError(event.currentTarget, Object.keys(errors))
    // The specification lists no message for a missing gender: see decision 31.
    const stated: Gender | '' = gender ?? ''
    const body = {
      ...fields.values,
      gender: stated,
      status: true,
      profile: 'USER',
      ...returnTo(next),
    }
    attempt(async () => {
      setUserForPage(await callPlain('POST /user/register', { body }))
      toast.success(t('sign_in.created'))
      onSignedIn()
    })
  }

  function message() {
    if (isAsked && hasFaults) return t(registrationErrorSummary)
    return error ? t(errorText(error)) : undefined
  }

  return (
    <Form ref={form} kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <div className={styles.fields}>
        <Inputs fields={fields} />
        <GenderChoice label={t('sign_in.gender_optional')} value={gender} onChange={onGender} />
        <PinFields fields={fields} />
      </div>
      <FormMessage>{message()}</FormMessage>
      <Button type='submit' wide busy={isBusy}>
        {t('sign_in.create_account')}
      </Button>
      <Agreement />
    </Form>
  )
}

function Inputs({ fields }: { fields: Fields<Name> }) {
  const t = useText()
  const bind = useFieldBinding(fields)
  return (
    <>
      <NameAndEmailFields bind={bind} />
      <Field
        {...bind('phone')}
        label={t('sign_in.phone')}
        type='tel'
        inputMode='tel'
        autoComplete='tel'
        maxLength={40}
      />
    </>
  )
}

function PinFields({ fields }: { fields: Fields<Name> }) {
  const t = useText()
  const bind = useFieldBinding(fields)
  const pin = { inputMode: 'numeric', autoComplete: 'new-password', maxLength: 4 } as const
  return (
    <div className={styles.pair}>
      <PasswordField {...bind('pin')} {...pin} label={t('sign_in.pin')} />
      <PasswordField {...bind('conPin')} {...pin} label={t('sign_in.confirm_pin')} />
    </div>
  )
}

/** Errors show once the user pauses; a password mismatch shows at once. */
function useFieldBinding(fields: Fields<Name>) {
  const t = useText()
  const errors = registrationErrors(fields.values)
  const { pin, conPin } = fields.values
  const partsWays = conPin !== '' && !pin.startsWith(conPin)
  return (name: Name) => {
    const fault = errors[name]
    const isShown = fields.isSettled(name) || (name === 'conPin' && partsWays)
    return { ...fields.bind(name), error: fault && isShown ? t(fault) : undefined }
  }
}

function Agreement() {
  const t = useText()
  return (
    <p className='soft tiny'>
      {t('sign_in.agree')}{' '}
      <TextLink to='/terms' target='_blank'>
        {t('sign_in.agree_terms')}
      </TextLink>{' '}
      {t('sign_in.agree_and')}{' '}
      <TextLink to='/privacy-policy' target='_blank'>
        {t('sign_in.agree_privacy')}
      </TextLink>
      .
    </p>
  )
}
