import type { Wallet } from '@marea/contract/wallet.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts.tsx'
import { Heading } from '#ui/heading.tsx'
import { Line, Lines } from '#ui/lines.tsx'
import { Money } from '#ui/money.tsx'
import { useDay } from './use-day.ts'
import styles from './wallet.module.css'

type CardMoneyProps = { maturing: Wallet['maturing']; children?: ReactNode }

/** What came from a card too lately to leave by bank, and from which day it can. */
export function CardMoney({ maturing, children }: CardMoneyProps) {
  const t = useText()
  const day = useDay('full')
  if (maturing.length === 0) return null
  return (
    <section className={styles.part}>
      <Heading level={2} size='name'>
        {t('wallet.card_money')}
      </Heading>
      <p className='soft small'>{t('wallet.card_money_says')}</p>
      <div>
        <Lines>
          {maturing.map(({ amount, maturesAt }) => (
            <Line
              key={`${maturesAt} ${amount.amount}`}
              label={t('wallet.card_money_until', { day: day(maturesAt) })}
            >
              <Money amount={amount.amount} />
            </Line>
          ))}
        </Lines>
      </div>
      {children}
    </section>
  )
}
