import type { Message } from '@marea/contract/messaging/endpoints.ts'
import type { MessagePhoto } from '@marea/contract/messaging/photos.ts'
import type { SupportThread } from '@marea/contract/messaging/support.ts'
import { useEffect, useState } from 'react'
import { call, callForFile } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Bubble } from '#ui/text/bubble.tsx'
import styles from './support.module.css'

type Earlier = { items: Message[]; hasMore: boolean }

export function SupportMessages({ thread, name }: { thread: SupportThread; name: string }) {
  const t = useText()
  const [earlier, setEarlier] = useState<Earlier>()
  const { isBusy, error, attempt } = useAttempt()
  const { id, personReadId } = thread.conversation
  const known = new Set(thread.items.map((message) => message.id))
  const items = [...(earlier?.items.filter((each) => !known.has(each.id)) ?? []), ...thread.items]
  const seenId = items.findLast(({ id, from }) => from === 'team' && id <= personReadId)?.id

  function loadEarlier() {
    attempt(async () => {
      const query = { before: items[0]?.id }
      const found = await call('GET /admin/support/:room', { params: { room: id }, query })
      setEarlier({ items: [...found.items, ...items], hasMore: found.hasMore })
    })
  }

  return (
    <section aria-label={t('admin_support.thread', { name })}>
      {(earlier ?? thread).hasMore && (
        <Button kind='quiet' small busy={isBusy} onClick={loadEarlier}>
          {t('messaging.earlier')}
        </Button>
      )}
      <ActionError title={t('messaging.load_failed')} error={error} />
      <div role='log'>
        <ol className={styles.messages}>
          {items.map((message) => (
            <SupportMessage
              key={message.id}
              room={id}
              message={message}
              name={name}
              isSeen={message.id === seenId}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

type SupportMessageProps = { room: string; message: Message; name: string; isSeen: boolean }

function SupportMessage({ room, message, name, isSeen }: SupportMessageProps) {
  const t = useText()
  const time = useTimeFormat()
  const { from, author, text, photos, sentAt } = message
  const isTeam = from === 'team'
  const when = time.localDateTime(sentAt)
  const sender = isTeam ? (author ?? t('messaging.support')) : name
  return (
    <li className={isTeam ? styles.team : undefined}>
      <span className='soft small'>
        {[sender, when, isSeen && t('admin_support.seen')].filter(Boolean).join(' · ')}
      </span>
      {text !== '' && <Bubble isOwn={isTeam}>{text ?? t('messaging.erased')}</Bubble>}
      {photos.map((photo) => (
        <SupportPhoto
          key={photo.id}
          room={room}
          photo={photo}
          alt={t('admin_support.photo', { name })}
        />
      ))}
    </li>
  )
}

/** Only administrators may load the photo, so it is fetched with their token instead of by URL. */
function SupportPhoto({ room, photo, alt }: { room: string; photo: MessagePhoto; alt: string }) {
  const t = useText()
  const [url, setUrl] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  const { id, width, height } = photo

  useEffect(() => {
    let made: string | undefined
    let isOver = false
    callForFile('GET /admin/support/:room/photos/:photo', { params: { room, photo: id } }).then(
      (file) => {
        if (isOver) return
        made = URL.createObjectURL(file)
        setUrl(made)
      },
      () => !isOver && setBroken(true),
    )
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [room, id])

  if (isBroken) return <span className='soft small'>{t('messaging.photo_failed')}</span>
  return <img src={url} alt={alt} width={width} height={height} className={styles.photo} />
}
