import type { StayTimesOfSide } from '@marea/contract/bookings/stay-times.ts'
import type { OwnTrip } from '@marea/contract/bookings/trip.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { LoadedStayTimes } from './load-stay-times.ts'
import { OpenRequest } from './open-request.tsx'
import { RequestForm } from './request-form.tsx'
import { useStayTimeText } from './use-stay-time-text.ts'

type StayTimesProps = {
  trip: Pick<OwnTrip, 'id' | 'owner' | 'timeZone'>
  hours: LoadedStayTimes | null
  onChange: () => Promise<void>
}

export function StayTimes({ trip, hours, onChange }: StayTimesProps) {
  const t = useText()
  if (!hours) return null
  return (
    <Section id='hours' title={t('hours.title')} size='heading' aria-label={t('hours.title')}>
      <Stack as='ul' gap={5}>
        {hours.sides.map((side) => (
          <Stack as='li' gap={3} key={side.side}>
            <Heading level={3} size='name'>
              {t(side.side === 'check_in' ? 'price.early_check_in' : 'price.late_check_out')}
            </Heading>
            <Side {...{ trip, hours, side, onChange }} />
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

type SideProps = StayTimesProps & { hours: LoadedStayTimes; side: StayTimesOfSide }

function Side({ trip, hours, side, onChange }: SideProps) {
  const t = useText()
  const time = useTimeFormat()
  const textOf = useStayTimeText(trip.owner.firstName, trip.timeZone)
  const { request, options, opensOn, isClosed, day } = side
  const isOpen = request?.state === 'waiting' || request?.state === 'approved'
  if (request && isOpen) return <OpenRequest {...{ trip, side, request, onChange }} />
  if (request?.state === 'paid') return <p>{textOf(side, request)}</p>
  return (
    <>
      {request && <p>{textOf(side, request)}</p>}
      {options.length > 0 && (
        <RequestForm {...{ trip, side, onChange }} isAutomatic={hours.isAutomatic} />
      )}
      {opensOn !== null && (
        <p className='soft'>{t('hours.opens', { day: time.day(opensOn, 'longWeekday') })}</p>
      )}
      {opensOn === null && isClosed && <p className='soft'>{t('hours.closed')}</p>}
      {opensOn === null && !isClosed && options.length === 0 && (
        <p className='soft'>
          {t(`hours.none.${side.side}`, { day: time.day(day, 'longWeekday') })}
        </p>
      )}
    </>
  )
}
