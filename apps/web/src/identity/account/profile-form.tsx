import type { User } from '@marea/contract/identity/endpoints.ts'
import { nameError, phoneError } from '@marea/contract/identity/registration-rules.ts'
import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { type FormEvent, useState } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useBind, useFields } from '#platform/form/use-fields.ts'
import { toast } from '#platform/page/toast.ts'
import { switchLanguage } from '#platform/texts/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { GenderChoice } from './gender-choice.tsx'

const languageOptions = languages.map((value) => ({
  value,
  label: languageTable[value].name,
  lang: value,
}))

type ProfileFormProps = { user: User; onChange: (user: User) => void }

export function ProfileForm({ user, onChange }: ProfileFormProps) {
  const t = useText()
  const fields = useFields({ fullName: user.fullName, phone: user.phone })
  const [gender, setGender] = useState(user.gender)
  const [language, setLanguage] = useState(user.language)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { fullName, phone } = fields.values
  const errors = { fullName: nameError(fullName), phone: phoneError(phone) }
  const bind = useBind(fields, errors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.settleAll()
    if (errors.fullName || errors.phone) return focusFirstError(event.currentTarget)
    attempt(async () => {
      const body = { fullName, phone, language, ...(gender && { gender }) }
      onChange(await call('PUT /user/profile', { body }))
      await switchLanguage(language)
      toast.success(t('account.saved'))
    })
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <div className={styles.fields}>
        <Field
          {...bind('fullName')}
          label={t('sign_in.name')}
          autoComplete='name'
          maxLength={120}
        />
        <Field
          {...bind('phone')}
          label={t('sign_in.phone')}
          type='tel'
          inputMode='tel'
          autoComplete='tel'
          maxLength={40}
        />
        <GenderChoice label={t('sign_in.gender_optional')} value={gender} onChange={setGender} />
        <PillChoice
          label={t('account.language')}
          name='language'
          options={languageOptions}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <FormMessage>
        {error ? t(errorText(error, 'problem.identity.profile_not_saved')) : undefined}
      </FormMessage>
      <div>
        <Button type='submit' busy={isBusy}>
          {t('account.save')}
        </Button>
      </div>
    </Form>
  )
}
