import type { Board } from '@marea/contract/favorites.ts'
import { call } from '#platform/api.ts'
import { useText } from '#platform/texts.tsx'
import { toast } from '#platform/toast.ts'
import { AskDialog } from '#ui/ask-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './favorites.module.css'
import { useAct } from './use-act.ts'

type ShareDialogProps = {
  board: Pick<Board, 'id' | 'secret' | 'items'>
  name: string
  onClose: () => void
}

/** Asks before a list becomes public; once it is, hands out its link or closes it. */
export default function ShareDialog({ board, name, onClose }: ShareDialogProps) {
  const t = useText()
  const { act, isBusy } = useAct()
  const params = { id: board.id }
  if (board.secret) {
    return <SharedDialog {...{ params, name, onClose }} path={`/favorites/${board.secret}`} />
  }
  return (
    <AskDialog
      title={t('favorites.share_ask', { name })}
      keep={t('favorites.keep_private')}
      onClose={onClose}
      act={t('favorites.share')}
      isBusy={isBusy}
      onAct={() => act(() => call('PUT /favorite-lists/:id/sharing', { params }))}
    >
      <p>{t('favorites.share_says', { count: board.items.length, name })}</p>
      <p>{t('favorites.share_stop_says')}</p>
    </AskDialog>
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
  const { act, isBusy } = useAct()
  const url = location.origin + path

  async function hand() {
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t('suite.link_copied')),
      () => toast.error(t('suite.link_not_copied')),
    )
  }

  async function stop() {
    if (!(await act(() => call('DELETE /favorite-lists/:id/sharing', { params })))) return
    toast.success(t('favorites.unshared'))
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('favorites.is_shared', { name })}
      foot={
        <>
          <Button kind='quiet' busy={isBusy} onClick={stop}>
            {t('favorites.unshare')}
          </Button>
          <Button onClick={hand}>{t('favorites.share_link')}</Button>
        </>
      }
    >
      <p>{t('favorites.shared')}</p>
      <p className={styles.link}>{url}</p>
    </Dialog>
  )
}
