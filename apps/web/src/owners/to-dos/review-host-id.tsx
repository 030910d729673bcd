import type { HostIdToDo } from '@marea/contract/owners/to-dos.ts'
import { type ReactNode, useState } from 'react'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Decision } from './decision.tsx'

type ReviewHostIdProps = {
  /** The watermarked picture, which is loaded on request. */
  previewOf: (bookingId: string, onViewed: () => void) => ReactNode
  toDo: HostIdToDo
  onDecided: (action: OwnerAction, about: string) => void
  onClose: () => void
}

/** Only a reader who has opened the document can accept it. */
export function ReviewHostId({ toDo, previewOf, onDecided, onClose }: ReviewHostIdProps) {
  const t = useText()
  const [isSeen, setSeen] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const time = useTimeFormat()
  const { bookingId, guest, home, document, checkIn } = toDo
  return (
    <Sheet isOpen onClose={onClose} title={t('need.host_id', { guest })}>
      <Decision
        yes={t('need.accept_id')}
        no={t('need.reject_id')}
        reasonLabel={t('need.reject_id_reason')}
        reasonHint={t('need.reject_id_hint')}
        onYes={() =>
          isSeen ? onDecided({ kind: 'accept_id', bookingId }, guest) : setMissed(true)
        }
        onNo={(reason) => onDecided({ kind: 'reject_id', bookingId, reason }, guest)}
      >
        <p>
          {t('need.host_id_facts', {
            document: t(`host_id.document.${document}`),
            home: home.name,
            day: time.day(checkIn, 'longWeekday'),
          })}
        </p>
        <p className='soft small'>{t('need.host_id_note')}</p>
        {previewOf(bookingId, () => setSeen(true))}
        {isMissed && !isSeen && <p role='alert'>{t('problem.host_ids.unseen')}</p>}
      </Decision>
    </Sheet>
  )
}
