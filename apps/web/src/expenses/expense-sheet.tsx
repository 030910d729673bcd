import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ExpenseDetail } from '@marea/contract/expenses/expense.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { ExpenseEntries } from './expense-entries.tsx'
import { ExpenseFacts } from './expense-facts.tsx'
import { ReceiptSection } from './receipts/receipt-section.tsx'
import { VoidExpense } from './void-expense.tsx'

type ExpenseSheetProps = {
  opened: PagePart<ExpenseDetail>
  onClose: () => void
  onChanged: () => Promise<void>
}

export function ExpenseSheet({ opened, onClose, onChanged }: ExpenseSheetProps) {
  const t = useText()
  const language = useLanguage()
  const { value: expense, error } = opened
  const isMissing = error instanceof ProblemError && error.code === 'resource.not_found'
  const failed = t(isMissing ? 'expense.missing' : 'expense.open_failed')
  return (
    <Sheet isOpen onClose={onClose} title={expense ? conceptIn(expense, language) : failed}>
      <SheetBody>
        <Loaded part={opened} failed={failed}>
          {(expense) => <Details expense={expense} onClose={onClose} onChanged={onChanged} />}
        </Loaded>
      </SheetBody>
    </Sheet>
  )
}

type DetailsProps = { expense: ExpenseDetail } & Pick<ExpenseSheetProps, 'onClose' | 'onChanged'>

function Details({ expense, onClose, onChanged }: DetailsProps) {
  const t = useText()
  const time = useTimeFormat()
  const { id, total, amount, markup, paidBy, voided, canVoid, receipt, canAttach } = expense
  return (
    <>
      <Money amount={total.amount} large withCurrency />
      {markup.amount > 0 && (
        <Lines>
          <Line label={t('expense.vendor_amount')} note={expense.vendor || undefined}>
            <Money amount={amount.amount} />
          </Line>
          <Line label={t('expense.markup')}>
            <Money amount={markup.amount} />
          </Line>
          <Line label={t('expense.total')} kind='total'>
            <Money amount={total.amount} />
          </Line>
        </Lines>
      )}
      {voided && (
        <Notice
          tone='warn'
          title={t('expense.voided_on', {
            day: time.day(voided.on, 'medium'),
            reason: voided.reason,
          })}
        />
      )}
      <ExpenseFacts expense={expense} />
      <ReceiptSection
        key={id}
        of='expense'
        id={id}
        receipt={receipt}
        attachLabel={
          canAttach ? t(receipt ? 'expense.receipt_replace' : 'expense.receipt_add') : undefined
        }
        onSaved={onChanged}
      />
      <ExpenseEntries expense={expense} />
      {!voided && !canVoid && paidBy === 'marea' && (
        <p className='soft small'>{t('problem.owners.expense_of_marea')}</p>
      )}
      {canVoid && <VoidExpense expense={expense} onClose={onClose} onVoided={onChanged} />}
    </>
  )
}
