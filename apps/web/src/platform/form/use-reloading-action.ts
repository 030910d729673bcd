import type { PhraseKey } from '@marea/contract/platform/translate.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ProblemError } from '#platform/api/problem-error.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'

/** Runs a change and reloads the page's data; an error is shown and loses nothing. */
export function useReloadingAction(failedText: PhraseKey) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function act(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await action()
      await revalidate()
      return true
    } catch (error) {
      const isKnown = error instanceof ProblemError
      toast.error(isKnown ? t(`problem.${error.code}`) : t(failedText))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { act, isBusy }
}
