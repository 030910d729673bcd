import type {
  NotificationPreferences,
  QuietHours,
} from '@marea/contract/notifications/endpoints.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { deviceTimeZone, timeZonesWith } from '@marea/contract/platform/time/time-zone.ts'
import { call } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './settings.module.css'

type QuietHoursFormProps = {
  preferences: NotificationPreferences
  onChange: (
    chosen: NotificationPreferences,
    send: () => Promise<NotificationPreferences>,
  ) => Promise<void>
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

export function QuietHoursForm({ preferences, onChange }: QuietHoursFormProps) {
  const t = useText()
  const language = useLanguage()
  const own: QuietHours = preferences.quietHours ?? {
    isOn: false,
    from: '22:00',
    to: '07:00',
    timeZone: deviceTimeZone(),
  }

  function change(changed: Partial<QuietHours>) {
    const quietHours = { ...own, ...changed }
    onChange({ ...preferences, quietHours }, () =>
      call('PUT /notification-preferences/quiet-hours', { body: quietHours }),
    )
  }

  const times = hours.map((time) => ({ id: time, label: formatClock(time, language) }))
  const zones = timeZonesWith(own.timeZone).map((zone) => ({
    id: zone,
    label: zone.replaceAll('_', ' '),
  }))
  return (
    <Section>
      <Switch
        checked={own.isOn}
        note={t('notifications.quiet_description')}
        onChange={(event) => change({ isOn: event.target.checked })}
      >
        <b>{t('notifications.quiet')}</b>
      </Switch>
      <div className={styles.times}>
        <Select
          label={t('notifications.quiet_from')}
          options={times.filter(({ id }) => id !== own.to)}
          value={own.from}
          onChange={(from) => change({ from })}
        />
        <Select
          label={t('notifications.quiet_to')}
          options={times.filter(({ id }) => id !== own.from)}
          value={own.to}
          onChange={(to) => change({ to })}
        />
      </div>
      <ComboBox
        label={t('notifications.time_zone')}
        options={zones}
        value={own.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
    </Section>
  )
}
