import type { DeskBooking, RefundEffect } from '@marea/contract/bookings/desk.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './bookings.module.css'

type RefundEffectProps = { booking: DeskBooking; effect: RefundEffect; amount: number }

/** Who receives what, who pays it, and what is left. */
export function RefundEffectLines({ booking, effect, amount }: RefundEffectProps) {
  const t = useText()
  const language = useLanguage()
  const { guest, owner, limit } = booking
  const taxes = effect.total.amount - amount
  const byAuthority = effect.taxes
    .map(
      ({ authority, amount }) =>
        `${t(`price.tax_${authority}`)} ${formatMoney(amount.amount, language)}`,
    )
    .join(', ')
  return (
    <div className={styles.pane}>
      <Heading level={3}>{t('booking_desk.if_refund')}</Heading>
      <Lines>
        {effect.card.amount > 0 && (
          <Line label={t('booking_desk.receives_card', { name: guest.fullName })}>
            <b>
              <Money amount={effect.card.amount} />
            </b>
          </Line>
        )}
        {effect.wallet.amount > 0 && (
          <Line label={t('booking_desk.receives_wallet', { name: guest.fullName })}>
            <b>
              <Money amount={effect.wallet.amount} />
            </b>
          </Line>
        )}
        <Line label={t('booking_desk.from_price')} kind='sub'>
          <Money amount={amount} />
        </Line>
        <Line label={t('booking_desk.taxes_on_it')} kind='sub'>
          <Money amount={taxes} />
        </Line>
        <Line label={t('booking_desk.pays', { name: owner.fullName })}>
          <Money amount={effect.owner.amount} />
        </Line>
        <Line label={t('booking_desk.marea_pays')}>
          <Money amount={effect.platform.amount} />
        </Line>
        <Line label={t('booking_desk.not_remitted')} note={byAuthority}>
          <Money amount={taxes} />
        </Line>
        <Line label={t('booking_desk.payout_to', { name: owner.fullName })}>
          <del className={styles.was}>
            <Money amount={effect.payout.before.amount} />
          </del>
          <b>
            <Money amount={effect.payout.after.amount} />
          </b>
        </Line>
        <Line label={t('booking_desk.net_of', { name: guest.fullName })}>
          <del className={styles.was}>
            <Money amount={effect.paid.before.amount} />
          </del>
          <b>
            <Money amount={effect.paid.after.amount} />
          </b>
        </Line>
      </Lines>
      {effect.needsApproval && (
        <Notice
          tone='warn'
          icon='lock'
          title={t('booking_desk.above_limit', { limit: formatMoney(limit.amount, language) })}
        >
          {t('booking_desk.above_limit_refund')}
        </Notice>
      )}
    </div>
  )
}
