import type { Difference } from '@marea/contract/payments/reconciliation.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Inline } from '#ui/page/stack.tsx'
import { UndoButton } from './undo-button.tsx'

type Resolution = 'posted' | 'explained'

/** Of a row of the processor; what is in another currency can only be explained. */
export function RowActions({ difference }: { difference: Difference }) {
  const t = useText()
  const [chosen, setChosen] = useState<Resolution>()
  const params = { id: difference.id }
  if (difference.isExplained) {
    const undo = () => call('DELETE /admin/processor-rows/:id/resolution', { params })
    return <UndoButton onUndo={undo} />
  }
  return (
    <Inline gap={2}>
      {difference.problem !== 'currency_unknown' && (
        <Button small kind='quiet' onClick={() => setChosen('posted')}>
          {t('reconcile.row_post')}
        </Button>
      )}
      <Button small kind='quiet' onClick={() => setChosen('explained')}>
        {t('reconcile.row_explain')}
      </Button>
      {chosen && (
        <RowDialog
          difference={difference}
          resolution={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Inline>
  )
}

type RowDialogProps = { difference: Difference; resolution: Resolution; onClose: () => void }

function RowDialog({ difference, resolution, onClose }: RowDialogProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const amount = formatMoney(difference.amount.amount, useLanguage())
  const isPost = resolution === 'posted'
  const label = t(isPost ? 'reconcile.row_post' : 'reconcile.row_explain')
  return (
    <ReasonDialog
      title={label}
      effect={t(isPost ? 'reconcile.row_post_effect' : 'reconcile.row_explain_effect', { amount })}
      hint={t('reconcile.reason_hint')}
      confirmLabel={label}
      onClose={onClose}
      onConfirm={async (reason) => {
        const given = { params: { id: difference.id }, body: { resolution, reason } }
        await call('POST /admin/processor-rows/:id/resolution', given)
        onClose()
        toast.success(t('reconcile.recorded'))
        await revalidate()
      }}
    />
  )
}
