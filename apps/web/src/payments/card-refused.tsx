import { useText } from '#platform/texts.tsx'
import { Notice } from '#ui/notice.tsx'
import { Refused } from '#ui/refused.tsx'
import { cardRefusal } from './refusal.ts'

/** What a card did not do, and why, as far as its bank tells. */
export function CardRefused({ title, error }: { title: string; error: unknown }) {
  const t = useText()
  const reason = cardRefusal(t, error)
  if (!reason) return <Refused title={title} error={error} />
  return (
    <Notice tone='bad' title={`${title}.`} announced>
      {reason} {t('card.other_way')}
    </Notice>
  )
}
