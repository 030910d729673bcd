import type { Purchase } from '@marea/contract/payments/endpoints.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useCardName } from '#payments/card/use-card-name.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { causeLink } from '#wallet/history/cause-link.ts'
import { ReceiptButton } from './receipt-button.tsx'

export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  const t = useText()
  const time = useTimeFormat()
  const nameOf = useCardName()
  return (
    <Table
      caption={t('purchase.title')}
      hideCaption
      rows={purchases}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'what',
          title: t('purchase.what'),
          isName: true,
          cell: (purchase) => <What purchase={purchase} />,
        },
        { id: 'date', title: t('purchase.date'), cell: ({ at }) => time.companyDay(at, 'long') },
        { id: 'card', title: t('purchase.card'), cell: ({ card }) => card && nameOf(card) },
        {
          id: 'receipt',
          title: t('purchase.receipt'),
          cell: ({ receipt, at }) =>
            receipt && (
              <ReceiptButton
                of={receipt}
                label={t('purchase.receipt_of', { day: time.companyDay(at, 'long') })}
              />
            ),
        },
        {
          id: 'amount',
          title: t('purchase.amount'),
          isFigure: true,
          cell: (purchase) => <Amount purchase={purchase} />,
        },
      ]}
    />
  )
}

/** Only amounts that moved have a sign; a failed payment is not shown as a charge. */
function Amount({ purchase: { kind, status, amount } }: { purchase: Purchase }) {
  const language = useLanguage()
  if (status === 'failed') {
    return <s className='soft'>{formatMoney(amount.amount, language)}</s>
  }
  const hasMoved = status === 'succeeded' || status === 'pending'
  if (!hasMoved) return <Money amount={amount.amount} className='soft' />
  if (kind === 'charge') return <Money amount={-amount.amount} sign='always' />
  return <Money amount={amount.amount} sign='always' className='good' />
}

const tones: Record<Purchase['status'], Tone> = {
  started: 'plain',
  requires_action: 'warn',
  processing: 'plain',
  pending: 'info',
  succeeded: 'good',
  failed: 'bad',
}

function What({ purchase }: { purchase: Purchase }) {
  const t = useText()
  const named = useNamedText()
  const language = useLanguage()
  const { kind, purpose, reference, stay, status, failure } = purchase
  return (
    <Stack as='span' gap={1}>
      <TextLink to={causeLink(`${purpose}:${reference}`, stay) ?? ''}>
        {stay ? t(`purchase.${kind}.stay`, { home: stay.home }) : t(`purchase.${kind}.${purpose}`)}
      </TextLink>
      {stay && (
        <span className='soft small'>
          {formatDayRange(stay.checkIn, stay.checkOut, language, 'medium')}
        </span>
      )}
      <State tone={tones[status]}>{t(statusText(purchase))}</State>
      {failure && <span className='soft small'>{named(`payments.failure.${failure}`)}</span>}
    </Stack>
  )
}

function statusText({ kind, status }: Purchase) {
  if (status === 'failed')
    return kind === 'charge' ? 'purchase.not_charged' : 'purchase.not_refunded'
  return kind === 'refund' && status === 'succeeded'
    ? 'purchase.refunded'
    : (`purchase.status.${status}` as const)
}
