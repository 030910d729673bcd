import type { TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { readUser, updateUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type LeaveHomeProps = { home: TeamHome; onLeft: () => Promise<void> }

export function LeaveHome({ home, onLeft }: LeaveHomeProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)

  async function leave() {
    const userId = readUser()?.id ?? ''
    await call('DELETE /owner/suites/:slug/co-hosts/:userId', {
      params: { slug: home.slug, userId },
    })
    toast.success(t('team.left', { home: home.name }))
    setAsking(false)
    // Someone who leaves their last home becomes a guest again.
    updateUser(await call('GET /user/info'))
    await onLeft()
  }

  return (
    <>
      <Button kind='quiet' small onClick={() => setAsking(true)}>
        {t('team.leave')}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={t('team.leave_question', { home: home.name })}
          cancelLabel={t('team.stay')}
          onClose={() => setAsking(false)}
          confirmLabel={t('team.leave')}
          isDangerous
          failed={t('team.not_saved')}
          onConfirm={leave}
        >
          <p>{t('team.leave_description')}</p>
        </ConfirmAction>
      )}
    </>
  )
}
