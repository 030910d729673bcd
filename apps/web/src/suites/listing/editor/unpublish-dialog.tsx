import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { useEditor } from './editor-context.ts'

export function UnpublishDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { editor, listing, view } = useEditor()
  const { isBusy, error, attempt } = useAttempt()
  const unpublish = async () => {
    const params = { slug: listing.slug }
    editor.replace(await call('DELETE /owner/homes/:slug/publication', { params }))
    toast.success(t('listing.unpublished'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('listing.unpublish_title', { home: view.contents.basics.name })}
      cancelLabel={t('listing.keep_published')}
      confirmLabel={t('listing.unpublish')}
      onClose={onClose}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => attempt(unpublish)}
    >
      <p>{t('listing.unpublish_body')}</p>
      <ActionError title={t('listing.unpublish_failed')} error={error} />
    </ConfirmDialog>
  )
}
