import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'

export function useBlock({ id: room }: Conversation, name: string) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()

  function put(isBlocked: boolean, onDone?: () => void) {
    attempt(async () => {
      await call('PUT /rooms/:room/block', { params: { room }, body: { isBlocked } })
      toast.success(t(isBlocked ? 'messaging.block_done' : 'messaging.unblock_done', { name }))
      onDone?.()
      await revalidate()
    })
  }

  return { isBusy, error, put }
}
