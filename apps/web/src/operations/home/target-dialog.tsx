import type { Queue } from '@marea/contract/operations/console.ts'
import { type FormEvent, useState } from 'react'
import { setQueues } from '#operations/frame/queues-store.ts'
import { call } from '#platform/api/api.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './console.module.css'

type TargetDialogProps = { queue: Queue; onClose: () => void }

export default function TargetDialog({ queue, onClose }: TargetDialogProps) {
  const t = useText()
  const [hours, setHours] = useState(String(queue.targetMinutes / 60))
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const name = t(`console.queue.${queue.key}`)

  async function save(event: FormEvent) {
    event.preventDefault()
    const minutes = Math.round(Number(hours.replace(',', '.')) * 60)
    const isValid = minutes >= 15 && minutes <= 720 * 60
    setWrong(!isValid)
    if (!isValid || isBusy) return
    setBusy(true)
    setError(null)
    try {
      setQueues(
        await call('PUT /admin/queues/:key/target', {
          params: { key: queue.key },
          body: { minutes },
        }),
      )
      toast.success(t('console.target_saved'))
      onClose()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('console.target_title', { queue: name })}>
      <form onSubmit={save} noValidate className={styles.form}>
        <Field
          label={t('console.target_hours')}
          hint={t('console.target_hint')}
          error={isWrong ? t('console.target_invalid') : undefined}
          inputMode='decimal'
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
        <ActionError title={t('console.target_failed')} error={error} />
        <Button type='submit' busy={isBusy}>
          {t('console.save')}
        </Button>
      </form>
    </Dialog>
  )
}
