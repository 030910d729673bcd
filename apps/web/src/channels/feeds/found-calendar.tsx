import type { FeedPreview } from '@marea/contract/channels/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Notice } from '#ui/state/notice.tsx'

type FoundCalendarProps = {
  found: FeedPreview
  name: string
  onRename: (name: string) => void
}

export function FoundCalendar({ found, name, onRename }: FoundCalendarProps) {
  const t = useText()
  const { stays, nights, conflicts } = found
  const dates =
    stays > 0
      ? t('channels.add.found_dates', {
          stays: t('channels.stays', { count: stays }),
          nights: t('channels.nights', { count: nights }),
        })
      : t('channels.add.found_empty')
  const overlap = conflicts > 0 ? t('channels.add.found_conflicts', { count: conflicts }) : ''
  return (
    <>
      <Notice
        tone={conflicts > 0 ? 'warn' : 'good'}
        title={t('channels.add.found', { channel: found.name })}
        isAnnounced
      >
        {dates} {overlap}
      </Notice>
      <Field
        label={t('channels.add.name')}
        name='name'
        maxLength={60}
        value={name}
        onChange={({ target }) => onRename(target.value)}
      />
    </>
  )
}
