import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Stack } from '#ui/page/stack.tsx'
import styles from './withdraw.module.css'

type WithdrawalTermsProps = {
  account: BankAccount
  terms: Wallet['withdrawals']['terms'][number]
  amount: number
}

export function WithdrawalTerms({ account, terms, amount }: WithdrawalTermsProps) {
  const t = useText()
  const day = useTimeFormat().day(terms.arrivesOn, 'longWeekday')
  return (
    <Stack>
      <Lines>
        {amount > 0 && (
          <Line label={t('wallet.arrives', { bank: account.bankName })}>
            <Money amount={amount} />
          </Line>
        )}
        <Line label={t('wallet.fee')}>
          <Money amount={terms.fee.amount} />
        </Line>
        {amount > 0 && (
          <Line label={t('wallet.leaves')} kind='total'>
            <Money amount={amount + terms.fee.amount} />
          </Line>
        )}
      </Lines>
      <p className={`soft small ${styles.arrives}`}>
        <Icon name='clock' small />
        <span>
          <b>{t('wallet.arrives_by', { day })}</b> {t('wallet.at_once')}
        </span>
      </p>
    </Stack>
  )
}
