import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { UndoEmailChange } from '#identity/email-links/undo-email-change.tsx'
import { clearSession } from '#identity/session/sign-out.ts'
import { AuthCard } from '#identity/sign-in/auth-card.tsx'
import { ForgotForm } from '#identity/sign-in/forgot-form.tsx'
import { LinkExpired } from '#identity/sign-in/link-sign-in.tsx'
import { callPlain } from '#platform/api/api.ts'
import { readUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { breakfast } from '#shell/photos.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { ResetForm } from './reset-form.tsx'

export default function ResetPasswordPage() {
  const t = useText()
  const [search] = useSearchParams()
  const token = search.get('token')
  const undo = search.get('undo')
  if (undo) {
    return (
      <>
        <DocumentHead title={t('sign_in.undo_title')} isPrivate />
        <UndoEmailChange key={undo} photo={breakfast} token={undo} />
      </>
    )
  }
  return (
    <>
      <DocumentHead title={t(token ? 'sign_in.reset_title' : 'sign_in.forgot_title')} isPrivate />
      {token ? <ChoosePassword key={token} token={token} /> : <RequestLink />}
    </>
  )
}

function RequestLink() {
  const t = useText()
  return (
    <AuthCard photo={breakfast} title={t('sign_in.forgot_title')}>
      <ForgotForm />
    </AuthCard>
  )
}

function ChoosePassword({ token }: { token: string }) {
  const t = useText()
  const [state, setState] = useState<'asking' | 'done' | 'over'>('asking')

  function finish() {
    if (readUser()) clearSession()
    setState('done')
  }

  if (state === 'over') return <LinkExpired photo={breakfast} />
  if (state === 'done') {
    return (
      <AuthCard photo={breakfast} title={t('sign_in.reset_done')} isShort>
        <p role='status'>{t('sign_in.reset_done_description')}</p>
        <LinkButton to='/sign-in'>{t('shell.sign_in')}</LinkButton>
      </AuthCard>
    )
  }
  return (
    <AuthCard photo={breakfast} title={t('sign_in.reset_title')}>
      <p className='soft'>{t('sign_in.reset_description')}</p>
      <ResetForm
        save={(password) => callPlain('POST /user/password-reset', { body: { token, password } })}
        label={t('sign_in.save_password')}
        onDone={finish}
        onLinkExpired={() => setState('over')}
      />
    </AuthCard>
  )
}
