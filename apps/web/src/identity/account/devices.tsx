import type { Session } from '@marea/contract/identity/session.ts'
import { useNavigate } from 'react-router'
import { errorText } from '#identity/error-text.ts'
import { FormMessage } from '#identity/form-message.tsx'
import { signOut } from '#identity/session/sign-out.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { State } from '#ui/text/badge.tsx'
import { deviceName } from './device-name.ts'

type DevicesProps = { sessions: Session[]; onChange: () => Promise<void> }

export function Devices({ sessions, onChange }: DevicesProps) {
  return (
    <RowList>
      {sessions.map((session) => (
        <Device key={session.id} session={session} onChange={onChange} />
      ))}
    </RowList>
  )
}

function Device({ session, onChange }: { session: Session } & Pick<DevicesProps, 'onChange'>) {
  const t = useText()
  const time = useTimeFormat()
  const navigate = useNavigate()
  const { isBusy, error, attempt } = useAttempt()
  const { id, lastSeenAt, isCurrent, teamUntil } = session
  const device = teamUntil ? t('account.device_team') : deviceName(session.device)

  function end() {
    if (isCurrent) {
      signOut()
      return navigate('/')
    }
    attempt(async () => {
      await call('DELETE /user/sessions/:id', { params: { id } })
      await onChange()
      toast.success(t('account.device_signed_out'))
    })
  }

  return (
    <Row
      actions={
        <Button
          kind='quiet'
          small
          busy={isBusy}
          onClick={end}
          aria-label={t('account.device_sign_out_label', { device })}
        >
          {t(teamUntil ? 'account.device_team_end' : 'account.device_sign_out')}
        </Button>
      }
    >
      <p title={session.device}>{device}</p>
      {isCurrent ? (
        <State tone='good'>{t('account.device_current')}</State>
      ) : (
        <p className='soft small'>
          {teamUntil
            ? t('account.device_team_until', { date: time.localDateTime(teamUntil) })
            : t('account.device_last_seen', { date: time.localDateTime(lastSeenAt) })}
        </p>
      )}
      {error !== null && <FormMessage>{t(errorText(error))}</FormMessage>}
    </Row>
  )
}
