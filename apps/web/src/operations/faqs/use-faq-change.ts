import { useState } from 'react'
import { useAttempt } from '#platform/form/use-attempt.ts'

/** Runs one change at a time; announces it to screen readers once the list shows it. */
export function useFaqChange(onChanged: () => Promise<void>) {
  const [said, setSaid] = useState('')
  const { error, attempt } = useAttempt()

  function change(done: string, act: () => Promise<unknown>): void {
    attempt(async () => {
      await act()
      await onChanged()
      setSaid(done)
    })
  }

  return { error, said, change }
}
