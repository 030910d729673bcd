import type { Purchase } from '@marea/contract/payments.ts'
import { useNamedText, useText } from '#platform/texts.tsx'
import { State, type Tone } from '#ui/badge.tsx'
import { Money } from '#ui/money.tsx'
import { Table } from '#ui/table.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { causeLink } from '#wallet/cause.ts'
import { useDay } from '#wallet/use-day.ts'
import styles from './purchases.module.css'
import { ReceiptButton } from './receipt-button.tsx'
import { useCardName } from './use-card-name.ts'

export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  const t = useText()
  const day = useDay('full')
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
        { id: 'date', title: t('purchase.date'), cell: ({ at }) => day(at) },
        { id: 'card', title: t('purchase.card'), cell: ({ card }) => card && nameOf(card) },
        {
          id: 'receipt',
          title: t('purchase.receipt'),
          cell: ({ receipt, at }) =>
            receipt && (
              <ReceiptButton of={receipt} label={t('purchase.receipt_of', { day: day(at) })} />
            ),
        },
        {
          id: 'amount',
          title: t('purchase.amount'),
          isFigure: true,
          cell: ({ kind, amount }) => (
            <Money
              amount={kind === 'refund' ? amount.amount : -amount.amount}
              sign='always'
              className={kind === 'refund' ? styles.back : undefined}
            />
          ),
        },
      ]}
    />
  )
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
  const { kind, purpose, reference, status, failure } = purchase
  const isBack = kind === 'refund' && status === 'succeeded'
  return (
    <span className={styles.what}>
      <TextLink to={causeLink(`${purpose}:${reference}`) ?? ''}>
        {t(`purchase.${kind}.${purpose}`)}
      </TextLink>
      <State tone={tones[status]}>
        {isBack ? t('purchase.refunded') : t(`purchase.status.${status}`)}
      </State>
      {failure && <span className='soft small'>{named(`payments.failure.${failure}`)}</span>}
    </span>
  )
}
