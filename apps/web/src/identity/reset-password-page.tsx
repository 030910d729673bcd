import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { personal } from '#platform/caching.ts'
import { readUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { breakfast } from '#shell/photos.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { DoorCard } from './door-card.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LinkOver } from './link-sign-in.tsx'
import { ResetForm } from './reset-form.tsx'
import { leave } from './sign-out.ts'

export const headers = personal

export default function ResetPasswordPage() {
  const t = useText()
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <>
      <PageHead title={t(token ? 'sign_in.reset_title' : 'sign_in.forgot_title')} isPrivate />
      {token ? <Reset key={token} token={token} /> : <Forgot />}
    </>
  )
}

function Forgot() {
  const t = useText()
  return (
    <DoorCard photo={breakfast} title={t('sign_in.forgot_title')}>
      <ForgotForm />
    </DoorCard>
  )
}

function Reset({ token }: { token: string }) {
  const t = useText()
  const [state, setState] = useState<'asking' | 'done' | 'over'>('asking')

  function finish() {
    if (readUser()) leave()
    setState('done')
  }

  if (state === 'over') return <LinkOver photo={breakfast} />
  if (state === 'done') {
    return (
      <DoorCard photo={breakfast} title={t('sign_in.reset_done')} isShort>
        <p role='status'>{t('sign_in.reset_done_says')}</p>
        <LinkButton to='/sign-in'>{t('shell.sign_in')}</LinkButton>
      </DoorCard>
    )
  }
  return (
    <DoorCard photo={breakfast} title={t('sign_in.reset_title')}>
      <p className='soft'>{t('sign_in.reset_says')}</p>
      <ResetForm token={token} onDone={finish} onLinkOver={() => setState('over')} />
    </DoorCard>
  )
}
