import type { FavoriteList } from '@marea/contract/favorites/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { useShareLink } from '#platform/form/use-share-link.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

type ShareDialogProps = {
  list: Pick<FavoriteList, 'id' | 'secret' | 'items'>
  name: string
  onClose: () => void
}

/** Asks before a list becomes public; once it is, offers its link or ends sharing. */
export default function ShareDialog({ list, name, onClose }: ShareDialogProps) {
  const t = useText()
  const { act, isBusy } = useReloadingAction('favorites.failed')
  const params = { id: list.id }
  if (list.secret) {
    return <SharedDialog {...{ params, name, onClose }} path={`/favorites/${list.secret}`} />
  }
  return (
    <ConfirmDialog
      title={t('favorites.share_question', { name })}
      cancelLabel={t('favorites.keep_private')}
      onClose={onClose}
      confirmLabel={t('favorites.share')}
      isBusy={isBusy}
      onConfirm={() => act(() => call('PUT /favorite-lists/:id/sharing', { params }))}
    >
      <p>{t('favorites.share_description', { count: list.items.length, name })}</p>
      <p>{t('favorites.share_stop_description')}</p>
    </ConfirmDialog>
  )
}

type SharedDialogProps = {
  params: { id: string }
  name: string
  path: string
  onClose: () => void
}

function SharedDialog({ params, name, path, onClose }: SharedDialogProps) {
  const t = useText()
  const { act, isBusy } = useReloadingAction('favorites.failed')
  const url = location.origin + path
  const shareLink = useShareLink()

  async function stopSharing() {
    if (!(await act(() => call('DELETE /favorite-lists/:id/sharing', { params })))) return
    toast.success(t('favorites.unshared'))
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('favorites.is_shared', { name })}
      footer={
        <>
          <Button kind='quiet' busy={isBusy} onClick={stopSharing}>
            {t('favorites.unshare')}
          </Button>
          <Button onClick={() => shareLink(name, url)}>{t('favorites.share_link')}</Button>
        </>
      }
    >
      <p>{t('favorites.shared')}</p>
      <p className='soft typed'>{url}</p>
    </Dialog>
  )
}
