import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { whenConfirmed } from './again.ts'
import { FormSays } from './form-says.tsx'
import styles from './forms.module.css'
import { refusalText } from './refusal.ts'
import { useAttempt } from './use-attempt.ts'

type AgainByMailProps = { email: string; onDone: () => void }

/** The link is opened in another tab of this browser; what waits here then goes on by itself. */
export function AgainByMail({ email, onDone }: AgainByMailProps) {
  const t = useText()
  const [isSent, setSent] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  useEffect(() => whenConfirmed(onDone), [onDone])

  function send() {
    attempt(async () => {
      await call('POST /user/confirmation/mail')
      setSent(true)
    })
  }

  return (
    <div className={styles.stack}>
      <Button wide busy={isBusy} onClick={send}>
        {t(isSent ? 'sign_in.send_again' : 'sign_in.again_mail')}
      </Button>
      {error !== null && <FormSays>{t(refusalText(error))}</FormSays>}
      {isSent && (
        <Notice tone='good' icon='message' title={t('sign_in.sent')} announced>
          {t('sign_in.again_sent_says', { email })}
        </Notice>
      )}
    </div>
  )
}
