import type { Deposit } from '@marea/contract/payments/deposits.ts'
import { useState } from 'react'
import { useCardName } from '#payments/card/use-card-name.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './deposit.module.css'
import { RefundDeposit } from './refund-deposit.tsx'

type CardMoneyProps = { deposits: Deposit[]; onSent: () => Promise<void> }

export function CardMoney({ deposits, onSent }: CardMoneyProps) {
  const t = useText()
  const young = deposits.filter(({ refundable }) => refundable.amount > 0)
  if (young.length === 0) return null
  return (
    <section className={styles.cardMoney}>
      <Heading level={2} size='name'>
        {t('wallet.card_money')}
      </Heading>
      <p className='soft small'>{t('wallet.card_money_description')}</p>
      <ul>
        {young.map((deposit) => (
          <Young key={deposit.id} deposit={deposit} onSent={onSent} />
        ))}
      </ul>
    </section>
  )
}

type YoungProps = { deposit: Deposit; onSent: () => Promise<void> }

function Young({ deposit, onSent }: YoungProps) {
  const t = useText()
  const time = useTimeFormat()
  const card = useCardName()(deposit.card)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <li>
      <Money amount={deposit.refundable.amount} className={styles.amount} />
      <p className='soft small'>
        {t('deposit.until', {
          card,
          day: time.companyDay(deposit.maturesAt ?? deposit.requestedAt, 'long'),
        })}
      </p>
      <TextButton icon='refund' onClick={() => setConfirming(true)}>
        {t('deposit.refund')}
      </TextButton>
      {isConfirming && (
        <RefundDeposit deposit={deposit} onClose={() => setConfirming(false)} onSent={onSent} />
      )}
    </li>
  )
}
