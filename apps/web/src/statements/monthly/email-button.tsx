import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'

/** Sends the statement's files to the owner's own address. */
export function EmailButton({ month }: { month: string }) {
  const t = useText()
  const [to, setTo] = useState<string | null>(null)
  const { isBusy, error, attempt } = useAttempt()

  function email() {
    setTo(null)
    attempt(async () => {
      const sent = await call('POST /owner/statements/:month/email', {
        params: { month },
        query: {},
      })
      setTo(sent.to)
    })
  }

  return (
    <>
      <Button icon='send' kind='quiet' busy={isBusy} onClick={email}>
        {t('statements.email')}
      </Button>
      <ActionError title={t('statements.email_failed')} error={error} />
      {to !== null && <Notice tone='good' title={t('statements.emailed', { to })} isAnnounced />}
    </>
  )
}
