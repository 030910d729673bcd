import { conceptIn } from '@marea/contract/owners/expense.ts'
import type { ExpenseNeed } from '@marea/contract/owners/needs.ts'
import { ReceiptSection } from '#owners/expenses/receipts/receipt-section.tsx'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Decision } from './decision.tsx'

type ReviewExpenseProps = {
  need: ExpenseNeed
  onDecided: (action: OwnerAction, about: string) => void
  onClose: () => void
}

/** What Marea asks to pay, and what approving it means for the payout. */
export function ReviewExpense({ need, onDecided, onClose }: ReviewExpenseProps) {
  const t = useText()
  const language = useLanguage()
  const { id: requestId, home, category, vendor, total, receipt } = need
  const concept = conceptIn(need, language)
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
        <MarkupLines need={need} />
        {receipt && <ReceiptSection of='request' id={requestId} receipt={receipt} />}
        <p className='soft small'>{t('need.expense_note')}</p>
      </Decision>
    </Sheet>
  )
}

function MarkupLines({ need: { amount, markup } }: Pick<ReviewExpenseProps, 'need'>) {
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
