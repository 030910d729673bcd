import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deletionBlockers, errorText, isProblem } from '#identity/error-text.ts'
import { clearSession } from '#identity/session/sign-out.ts'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'

export function DeleteAccount() {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack>
      <p>{t('account.delete_description')}</p>
      <div>
        <Button kind='quiet' onClick={() => setAsked(true)}>
          {t('account.delete')}
        </Button>
      </div>
      {isAsked && <DeleteAccountDialog onClose={() => setAsked(false)} />}
    </Stack>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()

  function deleteAccount() {
    attempt(async () => {
      await withRecentSignIn(() => call('DELETE /user', { body: {} }))
      clearSession()
      await navigate('/')
      toast.success(t('account.deleted'))
    })
  }

  return (
    <Dialog
      isOpen
      isUrgent
      onClose={onClose}
      title={t('account.delete_question')}
      footer={
        <>
          <Button kind='quiet' onClick={onClose}>
            {t('account.delete_keep')}
          </Button>
          <Button kind='danger' busy={isBusy} onClick={deleteAccount}>
            {t(isBusy ? 'account.delete_busy' : 'account.delete_button')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('account.delete_description')}</p>
        <p>{t('account.delete_warning')}</p>
        {error !== null && <DeletionError error={error} />}
      </Stack>
    </Dialog>
  )
}

function DeletionError({ error }: { error: unknown }) {
  const t = useText()
  const named = useNamedText()
  if (!isProblem(error, 'identity.account_busy')) {
    return (
      <Notice
        tone='bad'
        title={t(errorText(error, 'problem.identity.deletion_failed'))}
        isAnnounced
      />
    )
  }
  return (
    <Notice tone='warn' title={t('account.deletion_blocked')} isAnnounced>
      {deletionBlockers(error)
        .map((key) => named(key))
        .join(' ')}
    </Notice>
  )
}
