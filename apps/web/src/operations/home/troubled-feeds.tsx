import type { TroubledFeed } from '@marea/contract/operations/console.ts'
import { useState } from 'react'
import { errorText } from '#identity/error-text.ts'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Alert } from './alert.tsx'

type TroubledFeedItemProps = { feed: TroubledFeed; onChanged: () => Promise<void> }

export function TroubledFeedItem({ feed, onChanged }: TroubledFeedItemProps) {
  const t = useText()
  const title = useFeedTitle()(feed)
  const [isBusy, setBusy] = useState(false)

  async function readNow() {
    setBusy(true)
    try {
      await call('POST /owner/feeds/:id/check', { params: { id: feed.id } })
      toast.success(t('console.feed_read'))
      await onChanged()
    } catch (error) {
      toast.error(t(errorText(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Alert
      icon='feed'
      tone='warn'
      title={title}
      action={
        <Button kind='quiet' small busy={isBusy} onClick={readNow}>
          {t('console.read_now')}
        </Button>
      }
    >
      {t(`console.feed_note.${feed.trouble}`)}
    </Alert>
  )
}

function useFeedTitle() {
  const t = useText()
  const time = useTimeFormat()
  return ({ home, calendar, trouble, readAt }: TroubledFeed): string => {
    if (trouble === 'paused') return t('console.feed_paused', { home, calendar })
    if (!readAt) return t('console.feed_never', { home, calendar })
    return t('console.feed_failing', { home, calendar, time: time.localDateTime(readAt) })
  }
}
