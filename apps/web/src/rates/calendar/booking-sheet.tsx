import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { BookingSupportLink } from '#ui/button/booking-support-link.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Money } from '#ui/format/money.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { conflictAddress } from './conflict-notices.tsx'
import styles from './log.module.css'

type BookingSheetProps = {
  home: Pick<CalendarHome, 'name' | 'conflicts'>
  booking: CalendarHome['bookings'][number]
  onClose: () => void
}

export function BookingSheet({ home, booking, onClose }: BookingSheetProps) {
  const t = useText()
  const language = useLanguage()
  const [from, to, reference, guest, payout, id, canMessage] = booking
  const conflict = home.conflicts.find((each) => each[2] === reference)
  const facts = [
    [t('owner_calendar.home'), home.name],
    [t('owner_calendar.dates'), formatDayRange(from, to, language, 'shortWeekday')],
    [t('owner_calendar.reference'), reference],
  ]
  return (
    <Sheet isOpen onClose={onClose} title={guest}>
      <SheetBody>
        {conflict && (
          <Notice
            tone='bad'
            icon='alert'
            title={t('owner_calendar.double_booked', {
              dates: formatDayRange(conflict[0], addDays(conflict[1], -1), language),
            })}
            actions={
              <LinkButton small to={conflictAddress(conflict)}>
                {t('owner_calendar.resolve')}
              </LinkButton>
            }
          >
            {t('owner_calendar.double_booked_by', { channel: conflict[3] })}
          </Notice>
        )}
        <div>
          <p className='small soft'>{t('owner_calendar.payout')}</p>
          <Money amount={payout} large withCurrency />
        </div>
        <Facts>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
        <Stack gap={2} className={styles.actions}>
          <LinkButton to={`/property-management/bookings/${id}`}>
            {t('hosted_booking.open')}
          </LinkButton>
          {canMessage && (
            <LinkButton kind='quiet' to={`/chat?booking=${id}`}>
              <Icon name='message' small />
              {t('owner_bookings.message')}
            </LinkButton>
          )}
          <BookingSupportLink id={canMessage ? id : null} reference={reference} />
        </Stack>
      </SheetBody>
    </Sheet>
  )
}
