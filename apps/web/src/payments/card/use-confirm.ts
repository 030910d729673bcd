import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import { useCardProcessor } from '#payments/processor/use-card-processor.ts'

type Answer = { clientSecret?: string | undefined; nextAction?: NextAction | undefined }

/**
 * Shows the bank's confirmation if a response requires it; resolves to whether it was completed.
 */
export function useConfirm() {
  const { confirm, frame } = useCardProcessor().useBankConfirmation()
  return {
    confirm: async ({ clientSecret = '', nextAction }: Answer) =>
      !nextAction || confirm({ clientSecret, nextAction }),
    frame,
  }
}
