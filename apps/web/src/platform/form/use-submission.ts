import { type FormEvent, useState } from 'react'
import { focusFirstError } from './focus-first-error.ts'
import { useAttempt } from './use-attempt.ts'

/**
 * Sends what a form gives, which is undefined while a field is wrong: then the errors show and the
 * first of them gets the focus. `form` goes to `Form`.
 */
export function useSubmission<Given>(
  given: Given | undefined,
  send: (given: Given) => Promise<unknown>,
) {
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (given === undefined) return focusFirstError(event.currentTarget)
    attempt(() => send(given))
  }

  return { isAsked, isBusy, error, form: { isBusy, onSubmit, onInput: clearError } }
}
