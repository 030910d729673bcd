import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ExpenseToDo } from '@marea/contract/owners/to-dos.ts'
import { ReceiptSection } from '#expenses/receipts/receipt-section.tsx'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Decision } from './decision.tsx'

type ReviewExpenseProps = {
  toDo: ExpenseToDo
  onDecided: (action: OwnerAction, about: string) => void
  onClose: () => void
}

export function ReviewExpense({ toDo, onDecided, onClose }: ReviewExpenseProps) {
  const t = useText()
  const language = useLanguage()
  const { id: requestId, home, category, vendor, total, receipt } = toDo
  const concept = conceptIn(toDo, language)
  const facts = [vendor, home.name, t(`expense.category.${category}`)].filter(Boolean)
  return (
    <Sheet isOpen onClose={onClose} title={concept}>
      <Decision
        yes={t('need.approve_amount', { amount: formatMoney(total.amount, language) })}
        no={t('need.decline')}
        reasonLabel={t('need.decline_reason')}
        onYes={() => onDecided({ kind: 'approve_expense', requestId }, concept)}
        onNo={(reason) => onDecided({ kind: 'decline_expense', requestId, reason }, concept)}
      >
        <Money amount={total.amount} large withCurrency />
        <p>{facts.join(' · ')}</p>
        <MarkupLines toDo={toDo} />
        {receipt && <ReceiptSection of='request' id={requestId} receipt={receipt} />}
        <p className='soft small'>{t('need.expense_note')}</p>
      </Decision>
    </Sheet>
  )
}

function MarkupLines({ toDo: { amount, markup } }: Pick<ReviewExpenseProps, 'toDo'>) {
  const t = useText()
  if (markup.amount === 0) return null
  return (
    <Lines>
      <Line label={t('expense.vendor_amount')}>
        <Money amount={amount.amount} />
      </Line>
      <Line label={t('expense.markup')}>
        <Money amount={markup.amount} />
      </Line>
    </Lines>
  )
}
