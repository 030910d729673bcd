import { useState } from 'react'
import { callPlain } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextButton } from '#ui/text-link.tsx'
import { FormSays } from './form-says.tsx'
import { refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'

/** For whoever came by Google or Apple: a first password without a recent sign-in. */
export function FirstPasswordMail({ email }: { email: string }) {
  const t = useText()
  const [isSent, setSent] = useState(false)
  const { isBusy, error, attempt } = useAttempt()

  function send() {
    attempt(async () => {
      await callPlain('GET /user/forgot-password', { query: { email } })
      setSent(true)
    })
  }

  return (
    <>
      <div aria-busy={isBusy}>
        <TextButton icon='message' onClick={send}>
          {t(isSent ? 'sign_in.send_again' : 'account.password_mail')}
        </TextButton>
      </div>
      {error !== null && <FormSays>{t(refusalText(error))}</FormSays>}
      {isSent && (
        <Notice tone='good' icon='message' title={t('sign_in.sent')} announced>
          {t('account.password_mailed', { email })}
        </Notice>
      )}
    </>
  )
}
