import type { TodayStay } from '@marea/contract/owners/today.ts'
import { phoneLink } from '@marea/contract/platform/support.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { QueuedAction } from '#owners/queue/action-queue.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { FieldRow, FormFooter } from '#ui/form/form.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { markWaiting, StayState } from './today-stays.tsx'

type StaySheetProps = {
  stay: TodayStay
  actions: readonly QueuedAction[]
  onAct: (action: OwnerAction, about: string) => void
  onClose: () => void
}

export function StaySheet({ stay, actions, onAct, onClose }: StaySheetProps) {
  const t = useText()
  const words = useGuestCountWords()
  const language = useLanguage()
  const { guest, home, reference, checkIn, checkOut } = stay
  return (
    <Sheet isOpen onClose={onClose} title={guest.fullName}>
      <SheetBody>
        <Stack gap={2}>
          <p>
            {home.name}, {formatDayRange(checkIn, checkOut, language)}
          </p>
          <p className='soft small'>
            {words(stay)} · {reference}
          </p>
          <StayState stay={stay} actions={actions} />
          <ActionLink to={`/property-management/bookings/${stay.id}`} icon='form'>
            {t('hosted_booking.open')}
          </ActionLink>
        </Stack>
        <FormFooter>
          <Contact stay={stay} />
          <MarkButton stay={stay} actions={actions} onAct={onAct} onClose={onClose} />
        </FormFooter>
      </SheetBody>
    </Sheet>
  )
}

function Contact({ stay: { id, guest, canMessage } }: { stay: TodayStay }) {
  const t = useText()
  return (
    <FieldRow>
      {guest.phone && (
        <a className={buttonClass({ kind: 'quiet' })} href={phoneLink(guest.phone)}>
          <Icon name='phone' small />
          {t('mobile.call')}
        </a>
      )}
      {canMessage && (
        <LinkButton icon='message' kind='quiet' to={`/chat?booking=${id}`}>
          {t('mobile.message')}
        </LinkButton>
      )}
    </FieldRow>
  )
}

/** Arrived first, then left; the last mark of today can be undone. */
function MarkButton({ stay, actions, onAct, onClose }: StaySheetProps) {
  const t = useText()
  const waiting = markWaiting(stay, actions)
  if (!stay.canMark) return null
  const act = (action: OwnerAction) => {
    onAct(action, stay.guest.fullName)
    onClose()
  }
  const next = nextMark(stay)
  return (
    <>
      {stay.undoable && !waiting && <UndoButton stay={stay} onAct={act} />}
      {next && !waiting && (
        <Button
          icon='check'
          wide
          onClick={() => act({ kind: next, bookingId: stay.id, at: new Date().toISOString() })}
        >
          {t(`mobile.mark.${next}`)}
        </Button>
      )}
    </>
  )
}

function nextMark({ checkedInAt, checkedOutAt, part }: TodayStay) {
  if (checkedOutAt) return null
  return checkedInAt || part === 'leaving' ? 'check_out' : 'check_in'
}

function UndoButton({ stay, onAct }: { stay: TodayStay; onAct: (action: OwnerAction) => void }) {
  const t = useText()
  const { id: bookingId, undoable } = stay
  const at = undoable === 'check_out' ? stay.checkedOutAt : stay.checkedInAt
  if (!undoable || !at) return null
  return (
    <Button
      icon='refund'
      wide
      kind='quiet'
      onClick={() => onAct({ kind: `undo_${undoable}`, bookingId, at })}
    >
      {t(`mobile.undo.${undoable}`)}
    </Button>
  )
}
