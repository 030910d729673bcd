import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Step } from './step.tsx'

type AboutStepProps = {
  booking: Booking
  comments: string
  onComments: (comments: string) => void
  /** Comments are saved when the guest leaves the field. */
  onLeave: () => void
}

export function AboutStep({ booking, comments, onComments, onLeave }: AboutStepProps) {
  const t = useText()
  const user = useUser()
  const facts = [
    { name: t('checkout.name'), value: user?.fullName },
    { name: t('checkout.email'), value: user?.email },
    { name: t('checkout.phone'), value: user?.phone },
  ]
  return (
    <Step number={2} title={t('checkout.about')} isDone>
      <Facts facts={facts.filter(({ value }) => value)} />
      <p className='small'>
        <TextLink to='/account-settings'>{t('checkout.edit_profile')}</TextLink>
      </p>
      <TextArea
        label={t('checkout.comments', { owner: booking.owner.firstName })}
        aside={t('checkout.optional')}
        name='comments'
        rows={4}
        maxLength={2000}
        value={comments}
        onChange={({ target }) => onComments(target.value)}
        onBlur={onLeave}
      />
    </Step>
  )
}
