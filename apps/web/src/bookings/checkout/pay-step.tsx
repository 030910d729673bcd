import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import styles from './checkout.module.css'
import { Step } from './step.tsx'

type PayStepProps = {
  ref: Ref<HTMLFormElement>
  booking: Booking
  due: number
  /** Rendered before the payment form, because it is a form of its own. */
  coupon: ReactNode
  payment: ReactNode
  errorMessage: ReactNode
  freeCancellationUntil: string | undefined
  isBusy: boolean
  onPay: () => void
  /**
   * Shows missing card fields along with the form's other errors; resolves to whether the card is
   * complete.
   */
  onCheck: () => Promise<boolean>
}

export const payForm = 'pay'
export const paymentError = 'payment-error'

export function PayStep(props: PayStepProps) {
  const { ref, booking, due, coupon, payment, errorMessage, freeCancellationUntil, isBusy } = props
  const t = useText()
  const language = useLanguage()
  const [isAccepted, setAccepted] = useState(booking.houseRulesAcceptedAt !== null)
  const [isAsked, setAsked] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setAsked(true)
    if (isAccepted) return props.onPay()
    // Missing card fields come first and take the focus themselves.
    if (await props.onCheck()) focusFirstError(form)
  }

  return (
    <Step number={4} title={t('checkout.payment')}>
      {coupon}
      <Form kind='page' ref={ref} id={payForm} isBusy={isBusy} onSubmit={submit}>
        {payment}
        <HouseRules booking={booking} />
        <Checkbox
          name='houseRules'
          checked={isAccepted}
          onChange={({ target }) => setAccepted(target.checked)}
          error={isAsked && !isAccepted ? t('problem.booking.house_rules_unaccepted') : undefined}
        >
          {t('checkout.accept', { home: booking.suite.name })}
        </Checkbox>
        <PaymentError>{errorMessage}</PaymentError>
        <Button type='submit' wide busy={isBusy}>
          {due > 0
            ? t('checkout.pay', { amount: formatMoney(due, language) })
            : t('checkout.confirm')}
        </Button>
        <p className={`tiny soft ${styles.small}`}>
          <TextLink to='/terms'>{t('checkout.terms')}</TextLink>
          {' · '}
          <TextLink to='/how-it-works'>{t('checkout.how')}</TextLink>
          {freeCancellationUntil && ' · '}
          {freeCancellationUntil &&
            t('quote.free_until', {
              day: formatDayIn(booking.timeZone, freeCancellationUntil, language, 'longWeekday'),
            })}
        </p>
      </Form>
    </Step>
  )
}

/** Scrolls into view and takes the focus, because on a phone the pay button is far from it. */
function PaymentError({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const hasError = Boolean(children)

  useEffect(() => {
    if (!hasError) return
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'center' })
  }, [hasError])

  return (
    <div ref={part} id={paymentError} tabIndex={-1} className={styles.error}>
      {children}
    </div>
  )
}

function HouseRules({ booking: { houseRules, suite } }: Pick<PayStepProps, 'booking'>) {
  const t = useText()
  const rules = houseRules[useLanguage()]
  if (rules.length === 0) return null
  return (
    <Card
      as='section'
      kind='sunk'
      className={styles.rules}
      aria-label={t('checkout.rules', { home: suite.name })}
    >
      <h3>{t('checkout.rules', { home: suite.name })}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
