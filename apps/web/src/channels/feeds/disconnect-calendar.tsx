import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useText } from '#platform/texts/texts.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type DisconnectCalendarProps = { feed: Feed; onClose: () => void; onChanged: () => Promise<void> }

/** The owner chooses what happens to the dates; the safe choice is made for them. */
export function DisconnectCalendar({ feed, onClose, onChanged }: DisconnectCalendarProps) {
  const t = useText()
  const [dates, setDates] = useState<'keep' | 'release'>('keep')

  return (
    <ConfirmAction
      title={t('channels.disconnect.title', { channel: feed.name, home: feed.suite.name })}
      cancelLabel={t('channels.disconnect.stay')}
      confirmLabel={t('channels.disconnect.confirm')}
      isDangerous
      onClose={onClose}
      failed={t('channels.disconnect.failed')}
      onConfirm={() =>
        call('DELETE /owner/feeds/:id', { params: { id: feed.id }, body: { dates } })
      }
      done={t('channels.disconnect.done')}
      onDone={onChanged}
    >
      <RadioChoice
        label={t('channels.disconnect.dates', { count: feed.nights })}
        name='dates'
        value={dates}
        onChange={(value) => setDates(value === 'release' ? 'release' : 'keep')}
        options={(['keep', 'release'] as const).map((value) => ({
          value,
          label: t(`channels.disconnect.${value}`),
          note: t(`channels.disconnect.${value}_note`),
        }))}
      />
    </ConfirmAction>
  )
}
