import { useEffect, useState } from 'react'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { onConfirmed } from './confirmation-channel.ts'

type ConfirmByEmailProps = { email: string; onDone: () => void }

/**
 * The link opens in another tab of this browser; the pending action here then continues by itself.
 */
export function ConfirmByEmail({ email, onDone }: ConfirmByEmailProps) {
  const t = useText()
  const [isSent, setSent] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  useEffect(() => onConfirmed(onDone), [onDone])

  function send() {
    attempt(async () => {
      await call('POST /user/confirmation/mail')
      setSent(true)
    })
  }

  return (
    <Stack>
      <Button wide busy={isBusy} onClick={send}>
        {t(isSent ? 'sign_in.send_again' : 'sign_in.again_email')}
      </Button>
      {error !== null && <FormMessage>{t(errorText(error))}</FormMessage>}
      {isSent && (
        <Notice tone='good' icon='message' title={t('sign_in.sent')} isAnnounced>
          {t('sign_in.again_sent_description', { email })}
        </Notice>
      )}
    </Stack>
  )
}
