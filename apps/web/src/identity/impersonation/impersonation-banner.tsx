import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './impersonation-banner.module.css'
import { switchAccount } from './switch-account.ts'
import { useRoomAtFoot } from './use-room-at-foot.ts'

type ImpersonationBannerProps = { person: { id: string; fullName: string }; until: string }

export default function ImpersonationBanner({ person, until }: ImpersonationBannerProps) {
  const t = useText()
  const time = useTimeFormat()
  const { isBusy, error, attempt } = useAttempt()
  const navigate = useNavigate()
  const leave = () =>
    attempt(async () => {
      switchAccount(await call('DELETE /user/acting'), `/admin/people/${person.id}`, navigate)
    })
  const banner = useRoomAtFoot()
  const leaveInTime = useEffectEvent(leave)

  useEffect(() => {
    const timer = setTimeout(leaveInTime, Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])

  return (
    <section ref={banner} className={styles.banner} aria-label={t('people.acting_label')}>
      <p>
        {t('people.acting', { name: person.fullName, time: time.localDateTime(until) })}{' '}
        <span className={styles.recorded}>{t('people.acting_recorded')}</span>
      </p>
      <Button kind='quiet' small busy={isBusy} onClick={leave}>
        {t('people.leave_account')}
      </Button>
      <ActionError title={t('people.leave_failed')} error={error} />
    </section>
  )
}
