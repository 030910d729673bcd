import { type FormEvent, useState } from 'react'
import { HiddenUsername } from '#identity/account/password-form.tsx'
import { ConfirmByEmail } from '#identity/confirm/confirm-by-email.tsx'
import { errorText, isProblem } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import styles from '#identity/forms.module.css'
import { PasskeyConfirmation } from '#identity/passkeys/passkey-button.tsx'
import { ProviderButtons, useHasProviders } from '#identity/providers/provider-buttons.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PasswordField } from '#ui/form/field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Stack } from '#ui/page/stack.tsx'

type ConfirmIdentityDialogProps = { onDone: () => void; onClose: () => void }

/** Asks for the password, or for a passkey alone, before a sensitive action. */
export default function ConfirmIdentityDialog({
  asks,
  ...answer
}: ConfirmIdentityDialogProps & { asks: 'secret' | 'passkey' }) {
  return asks === 'passkey' ? <PasskeyDialog {...answer} /> : <SecretDialog {...answer} />
}

function SecretDialog({ onDone, onClose }: ConfirmIdentityDialogProps) {
  const t = useText()
  const user = useUser()
  return (
    <Dialog isOpen onClose={onClose} title={t('sign_in.confirm_identity_title')}>
      {user?.secret === 'none' ? (
        <ConfirmWithoutPassword email={user.email ?? ''} onDone={onDone} />
      ) : (
        <PasswordConfirmForm email={user?.email ?? ''} onDone={onDone} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** Asks for the passkey of an account that has one before its factors change. */
function PasskeyDialog({ onDone, onClose }: ConfirmIdentityDialogProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('sign_in.confirm_identity_title')}>
      <Stack>
        <p className='soft'>{t('passkeys.confirm_description')}</p>
        <PasskeyConfirmation onConfirmed={onDone} />
      </Stack>
    </Dialog>
  )
}

function PasswordConfirmForm({
  email,
  onDone,
  onClose,
}: ConfirmIdentityDialogProps & { email: string }) {
  const t = useText()
  const [password, setPassword] = useState('')
  const { isBusy, error, attempt, clearError } = useAttempt()
  const isWrong = isProblem(error, 'identity.wrong_secret')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return
    attempt(async () => {
      await call('POST /user/confirmation', { body: { password } })
      onDone()
    })
  }

  return (
    <Form kind='dialog' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <p className='soft'>{t('sign_in.confirm_identity_description')}</p>
      <HiddenUsername email={email} />
      <div className={styles.fields}>
        <PasswordField
          label={t('sign_in.password')}
          name='password'
          autoComplete='current-password'
          maxLength={200}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={isWrong ? t(errorText(error)) : undefined}
        />
      </div>
      <FormMessage>{error && !isWrong ? t(errorText(error)) : undefined}</FormMessage>
      <FormActions isBusy={isBusy} cancelLabel={t('sign_in.cancel')} onCancel={onClose}>
        {t('sign_in.continue')}
      </FormActions>
    </Form>
  )
}

function ConfirmWithoutPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useText()
  const [error, setError] = useState<unknown>(null)
  const hasBrands = useHasProviders()
  return (
    <Stack>
      <p>
        {t(
          hasBrands ? 'sign_in.confirm_identity_no_password' : 'sign_in.confirm_identity_by_email',
        )}
      </p>
      <ProviderButtons
        next={location.pathname + location.search}
        onSignedIn={onDone}
        onFailed={setError}
      />
      {error !== null && <FormMessage>{t(errorText(error))}</FormMessage>}
      <ConfirmByEmail email={email} onDone={onDone} />
    </Stack>
  )
}
