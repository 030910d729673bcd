import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { MenuButton } from '#ui/overlay/menu-button.tsx'

/** What can be done with the whole conversation. */
export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const t = useText()
  const archive = useArchive(conversation)
  return (
    <MenuButton
      label={t('messaging.actions')}
      entries={[
        {
          id: 'archive',
          icon: conversation.isArchived ? 'refund' : 'download',
          label: t(conversation.isArchived ? 'messaging.unarchive' : 'messaging.archive'),
          onSelect: archive,
        },
      ]}
    >
      <Icon name='more' />
    </MenuButton>
  )
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
