import type { ReactNode } from 'react'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Notice } from './notice.tsx'

type ActionErrorProps = {
  title: string
  /** Null while nothing went wrong: then nothing is shown. */
  error: unknown
  actions?: ReactNode
}

export function ActionError({ title, error, actions }: ActionErrorProps) {
  const t = useText()
  if (error === null) return null
  const isKnown = error instanceof ProblemError
  const reason = t(isKnown ? `problem.${error.code}` : 'error.unreachable')
  return (
    <Notice tone='bad' title={title} actions={actions} isAnnounced>
      {reason === title ? undefined : reason}
    </Notice>
  )
}
