import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NotificationRow } from '#notifications/list/notification-row.tsx'
import { markAllRead } from '#notifications/mark-read.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextButton, TextLink } from '#ui/button/text-link.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './bell.module.css'

const most = 4

type Loaded = { items?: Notification[]; error?: unknown }

export default function BellPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { items, error, load, retry } = useNewest()
  const { isBusy, error: refusal, attempt } = useAttempt()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])

  const newest = items?.[0]
  return (
    <>
      <Inline isSpread className={styles.head}>
        <Heading level={2}>{t('notifications.title')}</Heading>
        <IconButton ref={close} icon='close' label={t('notifications.close')} onClick={onClose} />
      </Inline>
      {error !== undefined && (
        <LoadError title={t('notifications.load_failed')} error={error} onRetry={retry} />
      )}
      {!items && error === undefined && <ListSkeleton rows={3} row={{ height: '72px' }} />}
      {items?.length === 0 && (
        <p className={`soft ${styles.none}`}>{t('notifications.none_description')}</p>
      )}
      <ul>
        {items?.map((item) => (
          <NotificationRow key={item.id} notification={item} onOpen={onClose} isRecent />
        ))}
      </ul>
      <ActionError title={t('notifications.read_failed')} error={refusal} />
      <Inline isSpread className={styles.foot}>
        <TextButton
          icon='check'
          disabled={isBusy || !items?.some(({ isRead }) => !isRead)}
          onClick={() =>
            attempt(async () => {
              if (newest) await markAllRead(newest.id)
              load()
            })
          }
        >
          {t('notifications.mark_all')}
        </TextButton>
        <TextLink to='/notifications' onClick={onClose}>
          {t('notifications.view_all')}
        </TextLink>
      </Inline>
    </>
  )
}

function useNewest() {
  const [{ items, error }, setLoaded] = useState<Loaded>({})
  const load = () =>
    call('GET /notifications', { query: {} }).then(
      (page) => setLoaded({ items: page.items.slice(0, most) }),
      (error: unknown) => setLoaded((known) => (known.items ? known : { error })),
    )
  const loadNow = useEffectEvent(load)

  useEffect(() => void loadNow(), [])
  useLive(['notifications.*'], () => void load())

  function retry() {
    setLoaded({})
    load()
  }

  return { items, error, load, retry }
}
