import type { ReactNode } from 'react'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Notice } from './notice.tsx'

type RefusedProps = { title: string; error: unknown; acts?: ReactNode }

/** What could not be done, and the reason where there is one to tell. */
export function ActionError({ title, error, acts }: RefusedProps) {
  const t = useText()
  const isKnown = error instanceof ProblemError
  const reason = t(isKnown ? `problem.${error.code}` : 'error.unreachable')
  return (
    <Notice tone='bad' title={title} acts={acts} announced>
      {reason === title ? undefined : reason}
    </Notice>
  )
}
