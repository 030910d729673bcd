import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import styles from '#messaging/thread/thread.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { useBlock } from './use-block.ts'

/** Replaces the message field and offers to undo the block. */
export function BlockedNotice({
  conversation,
  name,
}: {
  conversation: Conversation
  name: string
}) {
  const t = useText()
  const { isBusy, error, put } = useBlock(conversation, name)
  return (
    <div className={styles.left}>
      <p>{t('messaging.block_notice', { name })}</p>
      <ActionError title={t('messaging.block_failed')} error={error} />
      <Button kind='quiet' small busy={isBusy} onClick={() => put(false)}>
        {t('messaging.unblock')}
      </Button>
    </div>
  )
}
