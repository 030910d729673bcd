import type { ExpenseNeed } from '@marea/contract/owners/needs.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
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
  const { id: requestId, concept, home, category, amount } = need
  return (
    <Sheet isOpen onClose={onClose} title={concept}>
      <Decision
        yes={t('need.approve_amount', { amount: formatMoney(amount.amount, language) })}
        no={t('need.decline')}
        reasonLabel={t('need.decline_reason')}
        onYes={() => onDecided({ kind: 'approve_expense', requestId }, concept)}
        onNo={(reason) => onDecided({ kind: 'decline_expense', requestId, reason }, concept)}
      >
        <Money amount={amount.amount} large withCurrency />
        <p>
          {home.name} · {t(`expense.category.${category}`)}
        </p>
        <p className='soft small'>{t('need.expense_note')}</p>
      </Decision>
    </Sheet>
  )
}
