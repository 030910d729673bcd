import type { ChangeQuote } from '@marea/contract/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings.ts'
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Refused } from '#ui/refused.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Difference } from './difference.tsx'
import { type RefundTo, RefundToChoice } from './refund-to-choice.tsx'
import styles from './stay.module.css'
import { useChangeQuote } from './use-change-quote.ts'
import { wishOf } from './wish.ts'
import { type ChooseDates, WishFields } from './wish-fields.tsx'

export type Changing = { change: ChangeQuote; to: RefundTo }

type ChangeSheetProps = {
  form: Ref<HTMLFormElement>
  booking: Booking
  most: { guests: number; pets: number }
  offered: ChangeQuote['quote']['extrasOffered']
  dates: ChooseDates | null
  /** How a dearer stay is paid. */
  payment: (charge: number) => ReactNode
  refused: ReactNode
  isBusy: boolean
  onChange: (changing: Changing) => void
  onClose: () => void
}

/** Other dates, guests or extras, with the difference before anything is confirmed. */
export function ChangeSheet(props: ChangeSheetProps) {
  const { form, booking, most, offered, dates, payment, refused, isBusy, onChange, onClose } = props
  const t = useText()
  const [wish, setWish] = useState(() => wishOf(booking))
  const [to, setTo] = useState<RefundTo>('card')
  const { change, error, isSame, isWaiting } = useChangeQuote(booking, wish)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change) onChange({ change, to })
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('bookings.change_title')}>
      <form
        ref={form}
        className={styles.form}
        method='post'
        noValidate
        aria-busy={isBusy}
        onSubmit={submit}
      >
        <WishFields {...{ wish, most, offered, dates }} own={booking} onChange={setWish} />
        {error !== undefined && <Refused title={t('bookings.change_impossible')} error={error} />}
        {isSame && <p className='soft'>{t('bookings.change_nothing')}</p>}
        {isWaiting && <p className='soft'>{t('quote.asking')}</p>}
        {change && <Difference booking={booking} change={change} />}
        {change && change.refund.total.amount > 0 && (
          <RefundToChoice refund={change.refund} value={to} onChange={setTo} />
        )}
        {change && change.charge.amount > 0 && payment(change.charge.amount)}
        {refused}
        <div className={styles.foot} data-sheet-foot>
          <Button type='submit' wide busy={isBusy} disabled={!change}>
            {t('bookings.change_do')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
