import type { TextKey } from '@marea/contract/texts/keys.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { sendConfirmationEmail } from '#identity/confirm/send-confirmation-email.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import type { StayParams } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { jumpTo } from '#ui/scroll/jump-to.ts'
import { Notice } from '#ui/state/notice.tsx'
import { NearestStays } from './nearest-stays.tsx'
import styles from './quote-card.module.css'
import type { Unpriced } from './request-quote.ts'

type QuoteErrorProps = {
  refusal: Unpriced
  stay: StayParams
  onChange: (change: Partial<StayParams>) => void
  isReasonAsked: boolean
  onReasonShown: () => void
}

const ways: Partial<Record<Unpriced['code'], { to: string; text: TextKey }>> = {
  'booking.too_many_holds': { to: '/my-bookings', text: 'quote.see_holds' },
}

/** Why this stay has no price, and the nearest ones that have. */
export function QuoteError({ isReasonAsked, onReasonShown, ...given }: QuoteErrorProps) {
  const ref = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(() => {
    jumpTo(ref.current)
    onReasonShown()
  })

  useEffect(() => {
    if (isReasonAsked) show()
  }, [isReasonAsked])

  return (
    <div ref={ref} className={styles.reason} tabIndex={-1}>
      <Reason {...given} />
    </div>
  )
}

function Reason({
  refusal,
  stay,
  onChange,
}: Pick<QuoteErrorProps, 'refusal' | 'stay' | 'onChange'>) {
  const { code, nearest, isJustTaken, own } = refusal
  const t = useText()
  if (own) return <OwnBookingLink own={own} />
  if (code === 'identity.email_unconfirmed') return <Unconfirmed />
  const way = ways[code]
  return (
    <>
      <Notice
        tone='warn'
        title={t(isJustTaken ? 'quote.just_taken' : `problem.${code}`)}
        isAnnounced
        actions={way && <TextLink to={way.to}>{t(way.text)}</TextLink>}
      >
        {isJustTaken && `${t('quote.just_taken_description')} `}
        {nearest.length > 0 && t('quote.nearest')}
      </Notice>
      {nearest.length > 0 && <NearestStays {...{ nearest, stay, onChange }} />}
    </>
  )
}

/** The page continues to checkout by itself once the address is confirmed. */
function Unconfirmed() {
  const t = useText()
  const { pathname, search } = useLocation()
  const { isBusy, attempt } = useAttempt()
  const send = () => attempt(() => sendConfirmationEmail(t, pathname + search))
  return (
    <Notice
      tone='warn'
      title={t('quote.confirm_email')}
      isAnnounced
      actions={
        <Button small kind='quiet' busy={isBusy} onClick={send}>
          {t('sign_in.send_again')}
        </Button>
      }
    >
      {t('quote.confirm_email_description', { email: useUser()?.email ?? '' })}
    </Notice>
  )
}

/** After returning from payment, or in a second tab: the reader holds the dates themselves. */
function OwnBookingLink({ own: { bookingId, isHeld } }: { own: NonNullable<Unpriced['own']> }) {
  const t = useText()
  const to = isHeld ? `/checkout/${bookingId}` : `/my-bookings?booking=${bookingId}`
  return (
    <Notice
      title={t(isHeld ? 'quote.own_held' : 'quote.own_booked')}
      isAnnounced
      actions={<TextLink to={to}>{t(isHeld ? 'quote.own_finish' : 'quote.own_see')}</TextLink>}
    />
  )
}
