import { cardErrorText } from '#payments/card-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'

export function CardDeclined({ title, error }: { title: string; error: unknown }) {
  const t = useText()
  const reason = cardErrorText(t, error)
  if (!reason) return <ActionError title={title} error={error} />
  return (
    <Notice tone='bad' title={title} isAnnounced>
      {reason} {t('card.other_way')}
    </Notice>
  )
}
