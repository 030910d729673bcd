import type { ExpenseAccount, ExpenseDetail } from '@marea/contract/expenses/expense.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'

/** Every posting of the expense and of its reversal; those of an entry sum to zero. */
export function ExpenseEntries({ expense }: { expense: ExpenseDetail }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('expense.ledger')} level={3} size='plain'>
      {expense.entries.map(({ number, line, postedAt, postings }) => (
        <Stack key={number} gap={3}>
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
        </Stack>
      ))}
    </Section>
  )
}

type AccountNameProps = { account: ExpenseAccount; expense: ExpenseDetail }

function AccountName({ account, expense: { category } }: AccountNameProps) {
  const t = useText()
  if (account === 'category') return t(`expense.category.${category}`)
  return account === 'markup' ? t('expense.markup') : t(`expense.account.${account}`)
}
