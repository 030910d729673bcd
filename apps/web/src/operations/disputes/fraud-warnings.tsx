import type { FraudWarning } from '@marea/contract/operations/disputes/disputes.ts'
import { usualDisputeFee } from '@marea/contract/payments/disputes/dispute.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { refundPath } from './refund-path.ts'

export function FraudWarnings({ warnings }: { warnings: FraudWarning[] }) {
  const t = useText()
  return (
    <Section title={t('admin_disputes.warnings')} lead={t('admin_disputes.warnings_lead')}>
      <RowList>
        {warnings.map((warning) => (
          <Warning key={warning.id} warning={warning} />
        ))}
      </RowList>
    </Section>
  )
}

function Warning({ warning }: { warning: FraudWarning }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const { purchase, charged, refunded, fee, warnedAt } = warning
  const what = purchase.booking
    ? `${purchase.booking.home}, ${purchase.booking.reference}`
    : t(`admin_disputes.purpose.${purchase.purpose}`)
  const path = refundPath(purchase)
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <Row
      actions={
        path && (
          <LinkButton to={path} kind='quiet'>
            {t('admin_disputes.open_refund')}
            <span className='hidden-label'> {purchase.guest.fullName}</span>
          </LinkButton>
        )
      }
    >
      <b>{purchase.guest.fullName || '—'}</b>
      <p>
        {what}. {t('admin_disputes.warned', { day: time.companyDay(warnedAt, 'medium') })}
      </p>
      <p className='soft small'>
        {t('admin_disputes.refund_cost', {
          refund: money(charged.amount - refunded.amount),
          fee: money(fee.amount),
          dispute: money(usualDisputeFee),
        })}
        {!path && ` ${t('admin_disputes.deposit_refund')}`}
      </p>
    </Row>
  )
}
