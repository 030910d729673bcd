import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { Suspense, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useNameOf } from '#messaging/use-message-text.ts'
import { call } from '#platform/api/api.ts'
import { opensOverlay } from '#platform/page/link.tsx'
import { toast } from '#platform/page/toast.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { useBlock } from './report/use-block.ts'

const BlockDialog = lazyPart(() => import('./report/block-dialog.tsx'))

export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const t = useText()
  const name = useNameOf()(conversation)
  const archive = useArchive(conversation)
  const report = useReport()
  const { put } = useBlock(conversation, name)
  const [isBlocking, setBlocking] = useState(false)
  const { isArchived, isBlocked, other, suite } = conversation
  const hasLeft = other.firstName === null
  const entries: (MenuEntry | null)[] = [
    {
      id: 'archive',
      icon: isArchived ? 'refund' : 'download',
      label: t(isArchived ? 'messaging.unarchive' : 'messaging.archive'),
      onSelect: archive,
    },
    suite && {
      id: 'report',
      icon: 'alert',
      label: t('messaging.report'),
      opensGroup: true,
      onSelect: report,
    },
    suite && {
      id: 'block',
      icon: 'block',
      label: t(isBlocked ? 'messaging.unblock_name' : 'messaging.block_name', { name }),
      isDangerous: !isBlocked,
      isDisabled: hasLeft && !isBlocked,
      onSelect: () => (isBlocked ? put(false) : setBlocking(true)),
    },
  ]
  return (
    <>
      <MenuButton
        label={t('messaging.actions')}
        entries={entries.filter((entry) => entry !== null)}
      >
        <Icon name='more' />
      </MenuButton>
      {isBlocking && (
        <Suspense>
          <BlockDialog
            conversation={conversation}
            name={name}
            onClose={() => setBlocking(false)}
            onReport={() => {
              setBlocking(false)
              report()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function useReport(): () => void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return () => {
    const next = new URLSearchParams(params)
    next.set('report', 'conversation')
    navigate(`?${next}`, { state: opensOverlay, preventScrollReset: true })
  }
}

function useArchive({ id: room, isArchived }: Conversation): () => Promise<void> {
  const t = useText()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function put(isArchived: boolean) {
    try {
      await call('PUT /rooms/:room/archive', { params: { room }, body: { isArchived } })
    } catch {
      toast.error(t('messaging.archive_failed'))
      return
    }
    if (!isArchived) {
      toast.success(t('messaging.unarchived'))
      return revalidate()
    }
    toast.success(t('messaging.archived'), { label: t('messaging.undo'), act: () => put(false) })
    await navigate('/chat')
  }

  return () => put(!isArchived)
}
