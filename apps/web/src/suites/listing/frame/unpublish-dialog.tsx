import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

export function UnpublishDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { editor, listing, view } = useEditor()
  const unpublish = async () => {
    const params = { slug: listing.slug }
    editor.replace(await call('DELETE /owner/homes/:slug/publication', { params }))
  }
  return (
    <ConfirmAction
      title={t('listing.unpublish_title', { home: view.contents.basics.name })}
      cancelLabel={t('listing.keep_published')}
      confirmLabel={t('listing.unpublish')}
      onClose={onClose}
      isDangerous
      failed={t('listing.unpublish_failed')}
      onConfirm={unpublish}
      done={t('listing.unpublished')}
    >
      <p>{t('listing.unpublish_body')}</p>
    </ConfirmAction>
  )
}
