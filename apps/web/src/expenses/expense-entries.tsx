import type { ExpenseAccount, ExpenseDetail } from '@marea/contract/expenses/expense.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './expenses.module.css'

/** Every posting of the expense and of its reversal; those of an entry sum to zero. */
export function ExpenseEntries({ expense }: { expense: ExpenseDetail }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <section className={styles.entries}>
      <Heading level={3}>{t('expense.ledger')}</Heading>
      {expense.entries.map(({ number, line, postedAt, postings }) => (
        <div key={number}>
          <p className='soft small'>
            {t(`expense.entry.${line}`, { number })} · {time.localDateTime(postedAt)}
          </p>
          <Lines>
            {postings.map(({ account, amount }) => (
              <Line key={account} label={<AccountName account={account} expense={expense} />}>
                <Money amount={amount.amount} />
              </Line>
            ))}
          </Lines>
        </div>
      ))}
    </section>
  )
}

type AccountNameProps = { account: ExpenseAccount; expense: ExpenseDetail }

function AccountName({ account, expense: { category } }: AccountNameProps) {
  const t = useText()
  if (account === 'category') return t(`expense.category.${category}`)
  return account === 'markup' ? t('expense.markup') : t(`expense.account.${account}`)
}
