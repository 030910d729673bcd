import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { useBlock } from './use-block.ts'

type BlockDialogProps = {
  conversation: Conversation
  name: string
  onClose: () => void
  onReport: () => void
}

/**
 * Asks for confirmation before blocking; with an upcoming stay it says why that is not possible.
 */
export default function BlockDialog({ conversation, name, onClose, onReport }: BlockDialogProps) {
  const t = useText()
  const { isBusy, error, put } = useBlock(conversation, name)
  const { canBlock } = conversation
  return (
    <ConfirmDialog
      title={t(canBlock ? 'messaging.block_title' : 'messaging.block_not_possible_title', { name })}
      cancelLabel={t('messaging.block_cancel')}
      confirmLabel={t(canBlock ? 'messaging.block_confirm' : 'messaging.report')}
      isDangerous={canBlock}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => (canBlock ? put(true, onClose) : onReport())}
    >
      <p>
        {canBlock
          ? t('messaging.block_description', { name })
          : t('problem.messaging.block_not_possible')}
      </p>
      <ActionError title={t('messaging.block_failed')} error={error} />
    </ConfirmDialog>
  )
}
