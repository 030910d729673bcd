import type { StayTimeToDo } from '@marea/contract/owners/to-dos.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Decision } from './decision.tsx'

type ReviewStayTimeProps = {
  toDo: StayTimeToDo
  onDecided: (action: OwnerAction, about: string) => void
  onClose: () => void
}

export function ReviewStayTime({ toDo, onDecided, onClose }: ReviewStayTimeProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { id: requestId, guest, home, side, day, hour, night, expiresAt, timeZone } = toDo
  const amount = formatMoney(toDo.amount.amount, language)
  const title = t(`need.hours.${side}`, { guest, time: formatClock(hour, language) })
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Decision
        yes={t('need.hours_approve', { amount })}
        no={t('need.hours_decline')}
        reasonLabel={t('need.decline_reason')}
        reasonHint={t('need.hours_reason_hint')}
        onYes={() => onDecided({ kind: 'approve_hours', requestId }, guest)}
        onNo={(reason) => onDecided({ kind: 'decline_hours', requestId, reason }, guest)}
      >
        <p>
          {t('need.hours_detail', { home: home.name, day: time.day(day, 'longWeekday'), amount })}
        </p>
        {night !== null && <p>{t('need.hours_night', { day: time.day(night, 'longWeekday') })}</p>}
        <p className='soft small'>
          {t('need.hours_note', {
            until: `${time.dayIn(timeZone, expiresAt, 'short')}, ${time.timeIn(timeZone, expiresAt)}`,
          })}
        </p>
      </Decision>
    </Sheet>
  )
}
