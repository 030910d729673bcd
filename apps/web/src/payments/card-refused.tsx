import { ProblemError } from '#platform/problem-error.ts'
import { useNamedText, useText } from '#platform/texts.tsx'
import { Notice } from '#ui/notice.tsx'
import { Refused } from '#ui/refused.tsx'

/** What a card did not do, and why, as far as its bank tells. */
export function CardRefused({ title, error }: { title: string; error: unknown }) {
  const t = useText()
  const named = useNamedText()
  const reason = reasonOf(error)
  if (!reason) return <Refused title={title} error={error} />
  return (
    <Notice tone='bad' title={`${title}.`} announced>
      {named(`payments.failure.${reason}`)} {t('card.nothing_charged')}
    </Notice>
  )
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('reason' in details)) return undefined
  return typeof details.reason === 'string' ? details.reason : undefined
}
