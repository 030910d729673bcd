import {
  type NotificationChannel,
  notificationChannels,
  notificationGroups,
} from '@marea/contract/notifications/channels.ts'
import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import styles from './settings.module.css'

type Row = NotificationPreferences['kinds'][number]

type KindMatrixProps = {
  preferences: NotificationPreferences
  onChange: (
    chosen: NotificationPreferences,
    send: () => Promise<NotificationPreferences>,
  ) => Promise<void>
}

/** Kinds by channels; what is always sent is shown as checked and cannot be changed. */
export function KindMatrix({ preferences, onChange }: KindMatrixProps) {
  const t = useText()

  function turn({ kind }: Row, channel: NotificationChannel, isOn: boolean) {
    const kinds = preferences.kinds.map((row) =>
      row.kind === kind
        ? { ...row, channels: { ...row.channels, [channel]: { ...row.channels[channel], isOn } } }
        : row,
    )
    onChange({ ...preferences, kinds }, () =>
      call('PUT /notification-preferences', { body: { kind, channel, isOn } }),
    )
  }

  return (
    <div>
      <table className={styles.kinds}>
        <caption className='hidden-label'>{t('notifications.settings_title')}</caption>
        <thead>
          <tr>
            <th scope='col'>{t('notifications.kind')}</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope='col'>
                {t(`notifications.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {notificationGroups
          .map((group) => preferences.kinds.filter((row) => row.group === group))
          .filter((rows) => rows.length > 0)
          .map((rows) => (
            <Group key={rows[0]?.group} rows={rows} onTurn={turn} />
          ))}
      </table>
      <p className={styles.key}>
        <span className={styles.keyMark} aria-hidden='true' />
        {t('notifications.always_on')}
      </p>
    </div>
  )
}

type GroupProps = {
  rows: readonly Row[]
  onTurn: (row: Row, channel: NotificationChannel, isOn: boolean) => void
}

function Group({ rows, onTurn }: GroupProps) {
  const t = useText()
  const [first] = rows
  return (
    <tbody>
      <tr className={styles.group}>
        <th colSpan={4} scope='rowgroup'>
          {first && t(`notifications.group.${first.group}`)}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.kind}>
          <th scope='row'>
            {t(`notifications.kind.${row.kind}`)}
            <RowNote row={row} />
          </th>
          {notificationChannels.map((channel) => (
            <td key={channel}>
              <Cell row={row} channel={channel} onTurn={onTurn} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Explains why an email cannot be switched off, or when it is sent. */
function RowNote({ row: { kind, channels } }: { row: Row }) {
  const t = useText()
  if (!channels.email.isSwitchable) return <small>{t('notifications.receipt_note')}</small>
  return kind === 'message' ? <small>{t('notifications.message_note')}</small> : null
}

type CellProps = { row: Row; channel: NotificationChannel; onTurn: GroupProps['onTurn'] }

function Cell({ row, channel, onTurn }: CellProps) {
  const t = useText()
  const { isOn, isSwitchable } = row.channels[channel]
  const names = {
    kind: t(`notifications.kind.${row.kind}`),
    channel: t(`notifications.channel.${channel}`),
  }
  return (
    <label className={styles.cell}>
      <span className='hidden-label'>
        {t(isSwitchable ? 'notifications.cell' : 'notifications.cell_always', names)}
      </span>
      <input
        type='checkbox'
        className={styles.tick}
        checked={isOn}
        disabled={!isSwitchable}
        onChange={(event) => onTurn(row, channel, event.target.checked)}
      />
    </label>
  )
}
