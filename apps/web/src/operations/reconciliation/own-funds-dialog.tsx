import type { Difference } from '@marea/contract/payments/reconciliation.ts'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

type Props = { difference: Difference; onClose: () => void }

export function OwnFundsDialog({ difference, onClose }: Props) {
  const t = useText()
  const amount = formatMoney(difference.amount.amount, useLanguage())
  const { revalidate } = useRevalidator()
  return (
    <ReasonDialog
      title={t('reconcile.own_funds')}
      effect={t('reconcile.own_funds_effect', { amount })}
      hint={t('reconcile.reason_hint')}
      confirmLabel={t('reconcile.record')}
      onClose={onClose}
      onConfirm={async (reason) => {
        const body = { amount: difference.amount.amount, reason }
        await call('POST /admin/reconciliation/own-funds', { body })
        onClose()
        toast.success(t('reconcile.recorded'))
        await revalidate()
      }}
    />
  )
}
