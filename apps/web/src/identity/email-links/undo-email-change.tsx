import { useState } from 'react'
import { ResetForm } from '#identity/password/reset-form.tsx'
import { clearSession } from '#identity/session/sign-out.ts'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { callPlain } from '#platform/api/api.ts'
import { usePage } from '#platform/page/page.tsx'
import { readUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import type { PhotoSet } from '#ui/media/photo.tsx'

type UndoEmailChangeProps = { photo: PhotoSet; token: string }

/** The old mailbox gets the account back, with a new password. */
export function UndoEmailChange({ photo, token }: UndoEmailChangeProps) {
  const t = useText()
  const { email, phone } = usePage().config.brand
  const contact = email ?? phone
  const [state, setState] = useState<'asking' | 'done' | 'over'>('asking')

  function finish() {
    if (readUser()) clearSession()
    setState('done')
  }

  if (state === 'over') {
    return (
      <AuthCard photo={photo} title={t('sign_in.link_expired')} isShort>
        <p role='alert'>
          {t('sign_in.undo_expired_description')}{' '}
          {contact && t('sign_in.undo_expired_contact', { support: contact })}
        </p>
        <LinkButton to='/sign-in' kind='quiet'>
          {t('sign_in.back')}
        </LinkButton>
      </AuthCard>
    )
  }
  if (state === 'done') {
    return (
      <AuthCard photo={photo} title={t('sign_in.undo_done')} isShort>
        <p role='status'>{t('sign_in.reset_done_description')}</p>
        <LinkButton to='/sign-in'>{t('shell.sign_in')}</LinkButton>
      </AuthCard>
    )
  }
  return (
    <AuthCard photo={photo} title={t('sign_in.undo_title')}>
      <p className='soft'>{t('sign_in.undo_description')}</p>
      <ResetForm
        save={(password) =>
          callPlain('POST /user/email-change/undo', { body: { token, password } })
        }
        label={t('sign_in.undo_save')}
        onDone={finish}
        onLinkExpired={() => setState('over')}
      />
    </AuthCard>
  )
}
