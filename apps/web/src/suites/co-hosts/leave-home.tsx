import type { TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { readUser, updateUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type LeaveHomeProps = { home: TeamHome; onLeft: () => Promise<void> }

export function LeaveHome({ home, onLeft }: LeaveHomeProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, attempt } = useAttempt()

  function leave() {
    attempt(async () => {
      const userId = readUser()?.id ?? ''
      await call('DELETE /owner/suites/:slug/co-hosts/:userId', {
        params: { slug: home.slug, userId },
      })
      toast.success(t('team.left', { home: home.name }))
      setAsking(false)
      // Someone who leaves their last home becomes a guest again.
      updateUser(await call('GET /user/info'))
      await onLeft()
    })
  }

  return (
    <>
      <Button kind='quiet' small onClick={() => setAsking(true)}>
        {t('team.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('team.leave_question', { home: home.name })}
          cancelLabel={t('team.stay')}
          onClose={() => setAsking(false)}
          confirmLabel={t('team.leave')}
          isDangerous
          isBusy={isBusy}
          onConfirm={leave}
        >
          <p>{t('team.leave_description')}</p>
          <ActionError title={t('team.not_saved')} error={error} />
        </ConfirmDialog>
      )}
    </>
  )
}
