import type { Session } from '@marea/contract/identity.ts'
import { useNavigate } from 'react-router'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { State } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import styles from './account.module.css'
import { deviceName } from './device-name.ts'
import { FormSays } from './form-says.tsx'
import { refusalText } from './refusal.ts'
import { signOut } from './sign-out.ts'
import { useAttempt } from './use-attempt.ts'
import { useMoment } from './use-moment.ts'

type DevicesProps = { sessions: Session[]; onChange: () => Promise<void> }

export function Devices({ sessions, onChange }: DevicesProps) {
  return (
    <ul className={styles.devices}>
      {sessions.map((session) => (
        <Device key={session.id} session={session} onChange={onChange} />
      ))}
    </ul>
  )
}

function Device({ session, onChange }: { session: Session } & Pick<DevicesProps, 'onChange'>) {
  const t = useText()
  const moment = useMoment()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()
  const { id, lastSeenAt, isCurrent } = session
  const device = deviceName(session.device)

  function end() {
    if (isCurrent) {
      signOut()
      return navigate('/')
    }
    attempt(async () => {
      await call('DELETE /user/sessions/:id', { params: { id } })
      await onChange()
      toast.success(t('account.device_gone'))
    })
  }

  return (
    <li className={styles.device}>
      <div className={styles.deviceWords}>
        <p title={session.device}>{device}</p>
        {isCurrent ? (
          <State tone='good'>{t('account.device_here')}</State>
        ) : (
          <p className='soft small'>{t('account.device_seen', { date: moment(lastSeenAt) })}</p>
        )}
        {error !== null && <FormSays>{t(refusalText(error))}</FormSays>}
      </div>
      <Button
        kind='quiet'
        small
        busy={isBusy}
        onClick={end}
        aria-label={t('account.device_out_of', { device })}
      >
        {t('account.device_out')}
      </Button>
    </li>
  )
}
