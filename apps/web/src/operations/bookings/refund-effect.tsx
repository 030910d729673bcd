import type { AdminBooking, RefundEffect } from '@marea/contract/bookings/admin-bookings.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Heading } from '#ui/text/heading.tsx'

type RefundEffectProps = { booking: AdminBooking; effect: RefundEffect; amount: number }

export function RefundEffectLines({ booking, effect, amount }: RefundEffectProps) {
  const t = useText()
  const language = useLanguage()
  const { guest, owner, limit } = booking
  const name = guest.fullName
  const taxes = effect.total.amount - amount
  const byAuthority = effect.taxes
    .map(
      ({ authority, amount }) =>
        `${t(`price.tax_${authority}`)} ${formatMoney(amount.amount, language)}`,
    )
    .join(', ')
  return (
    <Stack>
      <Heading level={3}>{t('admin_bookings.if_refund')}</Heading>
      <Lines>
        <ReceivesLine label={t('admin_bookings.receives_card', { name })} amount={effect.card} />
        <ReceivesLine
          label={t('admin_bookings.receives_wallet', { name })}
          amount={effect.wallet}
        />
        <Line label={t('admin_bookings.from_price')} kind='sub'>
          <Money amount={amount} />
        </Line>
        <Line label={t('admin_bookings.taxes_on_it')} kind='sub'>
          <Money amount={taxes} />
        </Line>
        <Line label={t('admin_bookings.pays', { name: owner.fullName })}>
          <Money amount={effect.owner.amount} />
        </Line>
        <Line label={t('admin_bookings.marea_pays')}>
          <Money amount={effect.platform.amount} />
        </Line>
        <Line label={t('admin_bookings.not_remitted')} note={byAuthority}>
          <Money amount={taxes} />
        </Line>
        <ChangeLine
          label={t('admin_bookings.payout_to', { name: owner.fullName })}
          {...effect.payout}
        />
        <ChangeLine label={t('admin_bookings.net_of', { name })} {...effect.paid} />
      </Lines>
      {effect.needsApproval && (
        <Notice
          tone='warn'
          icon='lock'
          title={t('admin_bookings.above_limit', { limit: formatMoney(limit.amount, language) })}
        >
          {t('admin_bookings.above_limit_refund')}
        </Notice>
      )}
    </Stack>
  )
}

function ReceivesLine({ label, amount }: { label: string; amount: RefundEffect['card'] }) {
  if (amount.amount === 0) return null
  return (
    <Line label={label}>
      <b>
        <Money amount={amount.amount} />
      </b>
    </Line>
  )
}

type ChangeLineProps = { label: string } & RefundEffect['payout']

function ChangeLine({ label, before, after }: ChangeLineProps) {
  return (
    <Line label={label}>
      <del className='soft'>
        <Money amount={before.amount} />
      </del>{' '}
      <b>
        <Money amount={after.amount} />
      </b>
    </Line>
  )
}
