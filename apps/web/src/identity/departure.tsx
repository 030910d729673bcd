import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api.ts'
import { withFreshSignIn } from '#platform/door.ts'
import { useNamedText, useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './forms.module.css'
import { isRefused, reasonsIn, refusalText } from './refusal.ts'
import { leave } from './sign-out.ts'
import { useAttempt } from './use-attempt.ts'

export function Departure() {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles.stack}>
      <p>{t('account.delete_says')}</p>
      <div>
        <Button kind='quiet' onClick={() => setAsked(true)}>
          {t('account.delete')}
        </Button>
      </div>
      {isAsked && <DepartureDialog onClose={() => setAsked(false)} />}
    </div>
  )
}

/** Confirm, deleting, and what went wrong. */
function DepartureDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()

  function depart() {
    attempt(async () => {
      await withFreshSignIn(() => call('DELETE /user', { body: {} }))
      leave()
      await navigate('/')
      toast.success(t('account.deleted'))
    })
  }

  return (
    <Dialog
      isOpen
      isUrgent
      onClose={onClose}
      title={t('account.delete_ask')}
      foot={
        <>
          <Button kind='quiet' onClick={onClose}>
            {t('account.delete_keep')}
          </Button>
          <Button kind='danger' busy={isBusy} onClick={depart}>
            {t(isBusy ? 'account.delete_busy' : 'account.delete_do')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('account.delete_says')}</p>
        <p>{t('account.delete_warns')}</p>
        {error !== null && <Refused error={error} />}
      </div>
    </Dialog>
  )
}

function Refused({ error }: { error: unknown }) {
  const t = useText()
  const named = useNamedText()
  if (!isRefused(error, 'identity.account_busy')) {
    return (
      <Notice
        tone='bad'
        title={t(refusalText(error, 'problem.identity.deletion_failed'))}
        announced
      />
    )
  }
  return (
    <Notice tone='warn' title={t('account.delete_stays')} announced>
      {reasonsIn(error)
        .map((key) => named(key))
        .join(' ')}
    </Notice>
  )
}
