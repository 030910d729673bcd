import { useState } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { callPlain } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** For users of Google or Apple: a first password without a recent sign-in. */
export function FirstPasswordEmail({ email }: { email: string }) {
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
          {t(isSent ? 'sign_in.send_again' : 'account.password_email')}
        </TextButton>
      </div>
      {error !== null && <FormMessage>{t(errorText(error))}</FormMessage>}
      {isSent && (
        <Notice tone='good' icon='message' title={t('sign_in.sent')} isAnnounced>
          {t('account.password_email_sent', { email })}
        </Notice>
      )}
    </>
  )
}
