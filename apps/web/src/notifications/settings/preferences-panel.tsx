import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { KindMatrix } from './kind-matrix.tsx'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import styles from './settings.module.css'

type Save = () => Promise<NotificationPreferences>

/** Shows a choice at once. What was not saved stays as chosen and can be sent again. */
export function PreferencesPanel({ loaded }: { loaded: NotificationPreferences }) {
  const t = useText()
  const [shown, setShown] = useState(loaded)
  const [unsaved, setUnsaved] = useState<Save[]>([])
  const [outcome, setOutcome] = useState<'saved' | { error: unknown }>()

  async function send(saves: readonly Save[]) {
    setOutcome(undefined)
    for (const save of saves) {
      try {
        await save()
        setOutcome((before) => before ?? 'saved')
      } catch (error) {
        setUnsaved((before) => [...before, save])
        setOutcome({ error })
      }
    }
  }

  async function save(chosen: NotificationPreferences, sendChoice: Save) {
    setShown(chosen)
    await send([sendChoice])
  }

  function retry() {
    setUnsaved([])
    send(unsaved)
  }

  return (
    <Stack gap={4} className={styles.settings}>
      <div role='status' className={styles.status}>
        {outcome === 'saved' && unsaved.length === 0 && (
          <State tone='good'>{t('notifications.saved')}</State>
        )}
      </div>
      {typeof outcome === 'object' && (
        <ActionError
          title={t('notifications.not_saved')}
          error={outcome.error}
          actions={
            <Button small kind='quiet' onClick={retry}>
              {t('error.again')}
            </Button>
          }
        />
      )}
      <KindMatrix preferences={shown} onChange={save} />
      <QuietHoursForm preferences={shown} onChange={save} />
    </Stack>
  )
}
