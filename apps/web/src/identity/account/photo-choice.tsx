import type { User } from '@marea/contract/identity/endpoints.ts'
import type { TextKey } from '@marea/contract/texts/keys.ts'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { sendConfirmationEmail } from '#identity/confirm/send-confirmation-email.ts'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import styles from './account.module.css'
import { acceptedPhotos, photoError } from './photo-rules.ts'

type PhotoChoiceProps = { user: User; onChange: (user: User) => void }

export function PhotoChoice({ user, onChange }: PhotoChoiceProps) {
  if (!user.isEmailConfirmed) return <ConfirmEmailFirst user={user} />
  return <PhotoUpload user={user} onChange={onChange} />
}

function ConfirmEmailFirst({ user }: { user: User }) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()
  return (
    <fieldset className={styles.photo} aria-busy={isBusy}>
      <legend className='hidden-label'>{t('account.photo')}</legend>
      <Avatar name={user.fullName} src={user.photo ?? undefined} big />
      <Stack gap={2} className={styles.photoDetails}>
        <p className='soft tiny'>{t('account.photo_unconfirmed', { email: user.email })}</p>
        <Inline gap={2}>
          <Button
            kind='quiet'
            small
            busy={isBusy}
            onClick={() => attempt(() => sendConfirmationEmail(t))}
          >
            {t('account.photo_resend')}
          </Button>
        </Inline>
        <FormMessage>{error ? t(errorText(error)) : undefined}</FormMessage>
      </Stack>
    </fieldset>
  )
}

/** Shows the chosen photo at once, while it is still uploading. */
function PhotoUpload({ user, onChange }: PhotoChoiceProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<TextKey>()
  const [preview, show] = usePreview()
  const { isBusy, error, attempt, clearError } = useAttempt()

  function change(action: () => Promise<User>) {
    attempt(async () => {
      onChange(await action())
      toast.success(t('account.saved'))
    }).finally(() => show(undefined))
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const photo = target.files?.[0]
    target.value = ''
    if (!photo) return
    const found = photoError(photo)
    setFault(found)
    clearError()
    if (found) return
    show(photo)
    change(() => call('PUT /user/photo', { upload: { photo } }))
  }

  const wrong = fault ?? (error ? errorText(error, 'problem.identity.profile_not_saved') : null)
  return (
    <fieldset className={styles.photo} aria-busy={isBusy}>
      <legend className='hidden-label'>{t('account.photo')}</legend>
      <Avatar name={user.fullName} src={preview ?? user.photo ?? undefined} big />
      <Stack gap={2} className={styles.photoDetails}>
        <Inline gap={2}>
          <Button kind='quiet' small busy={isBusy} onClick={() => input.current?.click()}>
            {t(user.photo ? 'account.photo_change' : 'account.photo_choose')}
          </Button>
          {user.photo && (
            <Button kind='quiet' small onClick={() => change(() => call('DELETE /user/photo'))}>
              {t('account.photo_remove')}
            </Button>
          )}
        </Inline>
        <p className='soft tiny'>{t('account.photo_description')}</p>
        <FormMessage>{wrong ? t(wrong) : undefined}</FormMessage>
      </Stack>
      <input
        ref={input}
        type='file'
        accept={acceptedPhotos}
        aria-label={t('account.photo')}
        hidden
        onChange={choose}
      />
    </fieldset>
  )
}

function usePreview(): [string | undefined, (photo: Blob | undefined) => void] {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])

  return [address, (photo) => setAddress(photo && URL.createObjectURL(photo))]
}
