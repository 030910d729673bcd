import { useState } from 'react'
import { useAttempt } from '#platform/form/use-attempt.ts'

/** One change at a time; what was done is said to screen readers once the list shows it. */
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
