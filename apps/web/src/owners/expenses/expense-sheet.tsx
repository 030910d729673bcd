import type { Expense } from '@marea/contract/owners/expenses.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Notice } from '#ui/state/notice.tsx'
import styles from './expenses.module.css'
import { VoidExpense } from './void-expense.tsx'

type ExpenseSheetProps = {
  expense: Expense
  onClose: () => void
  onVoided: () => Promise<void>
}

export function ExpenseSheet({ expense, onClose, onVoided }: ExpenseSheetProps) {
  const t = useText()
  const time = useTimeFormat()
  const { concept, amount, paidBy, voided, canVoid } = expense
  return (
    <Sheet isOpen onClose={onClose} title={concept}>
      <SheetBody>
        <Money amount={amount.amount} large withCurrency />
        <Facts expense={expense} />
        {voided && (
          <Notice tone='warn' title={t('expense.voided', { reason: voided.reason })}>
            {time.localDateTime(voided.at)}
          </Notice>
        )}
        {!voided && !canVoid && paidBy === 'marea' && (
          <p className='soft small'>{t('problem.owners.expense_of_marea')}</p>
        )}
        {canVoid && <VoidExpense expense={expense} onClose={onClose} onVoided={onVoided} />}
      </SheetBody>
    </Sheet>
  )
}

function Facts({ expense }: { expense: Expense }) {
  const t = useText()
  const time = useTimeFormat()
  const isOwner = useUser()?.profile === 'OWNER'
  const payer = {
    owner: t(isOwner ? 'expense.you' : 'expense.paid_by.owner'),
    marea: t(isOwner ? 'expense.marea' : 'expense.paid_by.marea'),
  }
  const facts = [
    [t('expense.day'), time.day(expense.spentOn, 'long')],
    [t('expense.home'), expense.suite.name],
    [t('expense.category'), t(`expense.category.${expense.category}`)],
    [t('expense.paid'), payer[expense.paidBy]],
    [t('expense.recorded'), time.localDateTime(expense.recordedAt)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
