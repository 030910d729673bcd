import { type FormEvent, useState } from 'react'
import { call } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/field.tsx'
import { Form, FormActs } from '#ui/form.tsx'
import { AgainByMail } from './again-by-mail.tsx'
import { Brands, useHasBrands } from './brands.tsx'
import { FormSays } from './form-says.tsx'
import styles from './forms.module.css'
import { UserName } from './password-form.tsx'
import { isRefused, refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'

type SecretDialogProps = { onDone: () => void; onClose: () => void }

/** Asks for the secret again before something that matters. */
export default function SecretDialog({ onDone, onClose }: SecretDialogProps) {
  const t = useText()
  const user = useUser()
  return (
    <Dialog isOpen onClose={onClose} title={t('sign_in.secret_title')}>
      {user?.secret === 'none' ? (
        <WithoutSecret email={user.email ?? ''} onDone={onDone} />
      ) : (
        <SecretForm email={user?.email ?? ''} onDone={onDone} onClose={onClose} />
      )}
    </Dialog>
  )
}

function SecretForm({ email, onDone, onClose }: SecretDialogProps & { email: string }) {
  const t = useText()
  const [password, setPassword] = useState('')
  const { isBusy, error, attempt, forgive } = useAttempt()
  const isWrong = isRefused(error, 'identity.wrong_secret')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return
    attempt(async () => {
      await call('POST /user/confirmation', { body: { password } })
      onDone()
    })
  }

  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={submit} onInput={forgive}>
      <p className='soft'>{t('sign_in.secret_says')}</p>
      <UserName email={email} />
      <div className={styles.fields}>
        <PasswordField
          label={t('sign_in.password')}
          name='password'
          autoComplete='current-password'
          maxLength={200}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={isWrong ? t(refusalText(error)) : undefined}
        />
      </div>
      <FormSays>{error && !isWrong ? t(refusalText(error)) : undefined}</FormSays>
      <FormActs isBusy={isBusy} cancel={t('sign_in.cancel')} onCancel={onClose}>
        {t('sign_in.continue')}
      </FormActs>
    </Form>
  )
}

function WithoutSecret({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useText()
  const [error, setError] = useState<unknown>(null)
  const hasBrands = useHasBrands()
  return (
    <div className={styles.stack}>
      <p>{t(hasBrands ? 'sign_in.secret_none' : 'sign_in.secret_by_mail')}</p>
      <Brands next={location.pathname + location.search} onEntered={onDone} onFailed={setError} />
      {error !== null && <FormSays>{t(refusalText(error))}</FormSays>}
      <AgainByMail email={email} onDone={onDone} />
    </div>
  )
}
