import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './texts.module.css'

type PublishBarProps = { ready: number; toFix: string[]; onPublished: () => Promise<void> }

export function PublishBar({ ready, toFix, onPublished }: PublishBarProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()

  function publish() {
    attempt(async () => {
      const { published } = await call('POST /admin/text-publications')
      toast.success(t('text_editor.published', { count: published }))
      await onPublished()
    })
  }

  if (ready === 0 && toFix.length === 0) return null
  return (
    <div className={styles.bar}>
      <p role='status'>
        {ready > 0 ? t('text_editor.ready', { count: ready }) : t('text_editor.ready_none')}
        {toFix.length > 0 && (
          <span className='bad'> {t('text_editor.to_fix', { keys: toFix.join(', ') })}</span>
        )}
      </p>
      <ActionError title={t('text_editor.not_published')} error={error} />
      <Button onClick={publish} busy={isBusy} disabled={ready === 0}>
        {ready > 0 ? t('text_editor.publish', { count: ready }) : t('text_editor.publish_none')}
      </Button>
    </div>
  )
}
