import {
  type NotificationChannel,
  notificationChannels,
  notificationGroups,
} from '@marea/contract/notifications/channels.ts'
import type { NotificationPreferences } from '@marea/contract/notifications/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { classes } from '#ui/style/classes.ts'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
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

  const columns: Column<Row>[] = [
    {
      id: 'kind',
      title: t('notifications.kind'),
      isName: true,
      cell: (row) => (
        <>
          {t(`notifications.kind.${row.kind}`)}
          <RowNote row={row} />
        </>
      ),
    },
    ...notificationChannels.map((channel) => ({
      id: channel,
      title: t(`notifications.channel.${channel}`),
      className: styles.channel,
      cell: (row: Row) => <Cell row={row} channel={channel} onTurn={turn} />,
    })),
  ]

  return (
    <div>
      <Table
        caption={t('notifications.settings_title')}
        hideCaption
        columns={columns}
        rows={notificationGroups.flatMap((group) =>
          preferences.kinds.filter((row) => row.group === group),
        )}
        rowId={({ kind }) => kind}
        groups={{ of: ({ group }) => t(`notifications.group.${group}`), title: (name) => name }}
        narrow='table'
        className={styles.kinds}
      />
      <p className={classes('tiny soft', styles.key)}>{t('notifications.always_on')}</p>
    </div>
  )
}

/** Explains why an email cannot be switched off, or when it is sent. */
function RowNote({ row: { kind, channels } }: { row: Row }) {
  const t = useText()
  if (!channels.email.isSwitchable) return <small>{t('notifications.receipt_note')}</small>
  return kind === 'message' ? <small>{t('notifications.message_note')}</small> : null
}

type CellProps = {
  row: Row
  channel: NotificationChannel
  onTurn: (row: Row, channel: NotificationChannel, isOn: boolean) => void
}

function Cell({ row, channel, onTurn }: CellProps) {
  const t = useText()
  const { isOn, isSwitchable } = row.channels[channel]
  const names = {
    kind: t(`notifications.kind.${row.kind}`),
    channel: t(`notifications.channel.${channel}`),
  }
  return (
    <Checkbox
      checked={isOn}
      disabled={!isSwitchable}
      onChange={(event) => onTurn(row, channel, event.target.checked)}
    >
      <span className='hidden-label'>
        {t(isSwitchable ? 'notifications.cell' : 'notifications.cell_always', names)}
      </span>
    </Checkbox>
  )
}
