import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { KindMatrix } from './kind-matrix.tsx'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import styles from './settings.module.css'

type Save = () => Promise<NotificationPreferences>

/** Shows a choice at once, and the stored one again if it was not saved. */
export function PreferencesPanel({ loaded }: { loaded: NotificationPreferences }) {
  const t = useText()
  const [stored, setStored] = useState(loaded)
  const [shown, setShown] = useState(loaded)
  const [outcome, setOutcome] = useState<'saved' | { error: unknown }>()

  async function save(chosen: NotificationPreferences, send: Save) {
    setShown(chosen)
    setOutcome(undefined)
    try {
      setStored(await send())
      setOutcome('saved')
    } catch (error) {
      setShown(stored)
      setOutcome({ error })
    }
  }

  return (
    <div className={styles.settings}>
      <div role='status' className={styles.status}>
        {outcome === 'saved' && <State tone='good'>{t('notifications.saved')}</State>}
      </div>
      {typeof outcome === 'object' && (
        <ActionError title={t('notifications.not_saved')} error={outcome.error} />
      )}
      <KindMatrix preferences={shown} onChange={save} />
      <QuietHoursForm preferences={shown} onChange={save} />
    </div>
  )
}
