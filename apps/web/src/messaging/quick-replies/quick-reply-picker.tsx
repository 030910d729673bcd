import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import type { QuickReply, RoomReplies } from '@marea/contract/messaging/quick-replies.ts'
import { Suspense, useRef, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { type ReplyField, useInsertReply, useSlashKey } from './use-reply-field.ts'

const Menu = lazyPart(async () => ({ default: (await import('#ui/overlay/menu.tsx')).Menu }))

const managePage = '/property-management/messages?tab=replies'

type QuickReplyPickerProps = ReplyField & { room: Conversation }

/** A menu of the owner's replies, opened by its button or by / in an empty message. */
export function QuickReplyPicker({ room, ...field }: QuickReplyPickerProps) {
  const t = useText()
  const trigger = useRef<HTMLButtonElement>(null)
  const [loaded, setLoaded] = useState<RoomReplies | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const insert = useInsertReply(field)
  const entries = useEntries(loaded?.replies ?? [], {
    hasFailed: error !== null,
    onChoose: (reply) => loaded && insert(reply, loaded),
  })

  /** Read again each time, because booking and replies change. */
  async function open() {
    await attempt(async () => {
      setLoaded(await call('GET /rooms/:room/quick-replies', { params: { room: room.id } }))
    })
    setOpen(true)
  }

  useSlashKey(field, open)
  return (
    <>
      <IconButton
        ref={trigger}
        icon='copy'
        label={t('quick_replies.open')}
        aria-haspopup='menu'
        aria-expanded={isOpen}
        aria-busy={isBusy}
        onClick={open}
      />
      {isOpen && (
        <Suspense>
          <Menu
            label={t('quick_replies.open')}
            entries={entries}
            triggerRef={trigger}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}

type EntryOptions = { hasFailed: boolean; onChoose: (reply: QuickReply) => void }

function useEntries(replies: QuickReply[], { hasFailed, onChoose }: EntryOptions): MenuEntry[] {
  const t = useText()
  const failure = { id: 'failure', label: t('quick_replies.load_failed'), isDisabled: true }
  return [
    ...(hasFailed ? [failure] : []),
    ...replies.map((reply) => ({
      id: reply.id,
      label: reply.title,
      onSelect: () => onChoose(reply),
    })),
    {
      id: 'manage',
      icon: 'edit',
      label: t('quick_replies.manage'),
      to: managePage,
      opensGroup: replies.length > 0,
    },
  ]
}
