import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

export function UndoButton({ onUndo }: { onUndo: () => Promise<unknown> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()

  function undo() {
    attempt(async () => {
      await onUndo()
      toast.success(t('reconcile.undone'))
      await revalidate()
    })
  }

  return (
    <Stack gap={2}>
      <Button small kind='quiet' busy={isBusy} onClick={undo}>
        {t('reconcile.undo')}
      </Button>
      <ActionError title={t('reconcile.undo_failed')} error={error} />
    </Stack>
  )
}

export function undoLine(id: string): Promise<unknown> {
  return call('DELETE /admin/bank-lines/:id/decision', { params: { id } })
}
