import type { Deposit } from '@marea/contract/payments/deposits.ts'
import { useState } from 'react'
import { useCardName } from '#payments/card/use-card-name.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { RefundDeposit } from './refund-deposit.tsx'

type CardMoneyProps = { deposits: Deposit[]; onSent: () => Promise<void> }

export function CardMoney({ deposits, onSent }: CardMoneyProps) {
  const t = useText()
  const young = deposits.filter(({ refundable }) => refundable.amount > 0)
  if (young.length === 0) return null
  return (
    <Section title={t('wallet.card_money')} lead={t('wallet.card_money_description')}>
      <RowList isDense>
        {young.map((deposit) => (
          <Young key={deposit.id} deposit={deposit} onSent={onSent} />
        ))}
      </RowList>
    </Section>
  )
}

type YoungProps = { deposit: Deposit; onSent: () => Promise<void> }

function Young({ deposit, onSent }: YoungProps) {
  const t = useText()
  const time = useTimeFormat()
  const card = useCardName()(deposit.card)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <Row
      actions={
        <TextButton icon='refund' onClick={() => setConfirming(true)}>
          {t('deposit.refund')}
        </TextButton>
      }
    >
      <b>
        <Money amount={deposit.refundable.amount} />
      </b>
      <p className='soft small'>
        {t('deposit.until', {
          card,
          day: time.companyDay(deposit.maturesAt ?? deposit.requestedAt, 'long'),
        })}
      </p>
      {isConfirming && (
        <RefundDeposit deposit={deposit} onClose={() => setConfirming(false)} onSent={onSent} />
      )}
    </Row>
  )
}
