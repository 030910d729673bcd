import type { PersonRecord } from '@marea/contract/operations/people.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type PersonSessionsProps = { person: PersonRecord; onChanged: () => Promise<void> }

export function PersonSessions({ person: { id, sessions }, onChanged }: PersonSessionsProps) {
  const t = useText()
  const time = useTimeFormat()
  const { isBusy, error, attempt } = useAttempt()

  function end(session: string) {
    attempt(async () => {
      await call('DELETE /admin/people/:id/sessions/:session', { params: { id, session } })
      toast.success(t('people.session_ended'))
      await onChanged()
    })
  }

  return (
    <Section title={t('people.sessions')}>
      <ActionError title={t('people.change_failed')} error={error} />
      <RowList isDense none={t('people.nothing')}>
        {sessions.map((session) => (
          <Row
            key={session.id}
            actions={
              <Button kind='quiet' small busy={isBusy} onClick={() => end(session.id)}>
                {t('people.end_session')}
              </Button>
            }
          >
            {session.device}
            <small>{t('people.last_seen', { time: time.localDateTime(session.lastSeenAt) })}</small>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
