import type { User } from '@marea/contract/identity.ts'
import { languages } from '@marea/contract/language.ts'
import { nameFault, phoneFault } from '@marea/contract/registration-rules.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api.ts'
import { speak } from '#platform/language.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { PillChoice } from '#ui/pill-choice.tsx'
import { focusFirstFault } from './first-fault.ts'
import { FormSays } from './form-says.tsx'
import styles from './forms.module.css'
import { GenderChoice } from './gender-choice.tsx'
import { refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'
import { useFields } from './use-fields.ts'

const languageNames = { en: 'English', es: 'Español' } as const

type ProfileFormProps = { user: User; onChange: (user: User) => void }

export function ProfileForm({ user, onChange }: ProfileFormProps) {
  const t = useText()
  const fields = useFields({ fullName: user.fullName, phone: user.phone })
  const [gender, setGender] = useState(user.gender)
  const [language, setLanguage] = useState(user.language)
  const { isBusy, error, attempt, forgive } = useAttempt()
  const { fullName, phone } = fields.values
  const faults = { fullName: nameFault(fullName), phone: phoneFault(phone) }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    const faulty = Object.entries(faults).flatMap(([name, fault]) => (fault ? [name] : []))
    if (faulty.length > 0) return focusFirstFault(event.currentTarget, faulty)
    attempt(async () => {
      onChange(await call('PUT /user/profile', { body: { fullName, phone, gender, language } }))
      await speak(language)
      toast.success(t('account.saved'))
    })
  }

  function bound(name: 'fullName' | 'phone') {
    const fault = faults[name]
    return { ...fields.bind(name), error: fault && fields.isSettled(name) ? t(fault) : undefined }
  }

  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={submit} onInput={forgive}>
      <div className={styles.fields}>
        <Field
          {...bound('fullName')}
          label={t('sign_in.name')}
          autoComplete='name'
          maxLength={120}
        />
        <Field
          {...bound('phone')}
          label={t('sign_in.phone')}
          type='tel'
          inputMode='tel'
          autoComplete='tel'
          maxLength={40}
        />
        <GenderChoice label={t('sign_in.gender')} value={gender} onChange={setGender} />
        <PillChoice
          label={t('account.language')}
          name='language'
          options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <FormSays>
        {error ? t(refusalText(error, 'problem.identity.profile_not_saved')) : undefined}
      </FormSays>
      <div>
        <Button type='submit' busy={isBusy}>
          {t('account.save')}
        </Button>
      </div>
    </Form>
  )
}
