import type { CalendarExport } from '@marea/contract/channels/endpoints.ts'
import { channelNames } from '@marea/contract/channels/feed-rules.ts'
import { OverlayAction } from '#channels/overlay-link.tsx'
import { useMoment } from '#channels/use-moment.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'

export function ExportList({ exports }: { exports: CalendarExport[] }) {
  const t = useText()
  return (
    <Section
      aria-labelledby='exports'
      title={t('channels.exports.title')}
      size='heading'
      lead={t('channels.exports.note')}
    >
      <RowList>
        {exports.map((each) => (
          <Address key={each.suite.slug} exported={each} />
        ))}
      </RowList>
    </Section>
  )
}

function Address({ exported: { suite, url, lastRead } }: { exported: CalendarExport }) {
  const t = useText()
  const home = suite.name

  async function copy() {
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t('channels.exports.copied')),
      () => toast.error(t('channels.exports.not_copied')),
    )
  }

  const actions = (
    <>
      <Button
        icon='copy'
        kind='quiet'
        small
        aria-label={t('channels.exports.copy_of', { home })}
        onClick={copy}
      >
        {t('channels.exports.copy')}
      </Button>
      <OverlayAction
        icon='reload'
        overlay={{ open: 'regenerate', of: suite.slug }}
        label={t('channels.exports.regenerate_of', { home })}
      >
        {t('channels.exports.regenerate')}
      </OverlayAction>
    </>
  )
  return (
    <Row actions={actions}>
      <b>{home}</b>
      <code className='soft'>{url}</code>
      <LastRead lastRead={lastRead} />
    </Row>
  )
}

function LastRead({ lastRead }: Pick<CalendarExport, 'lastRead'>) {
  const t = useText()
  const moment = useMoment()
  if (!lastRead) return <small>{t('channels.exports.unread')}</small>
  const about = { moment: moment(lastRead.at) }
  return (
    <small>
      {lastRead.by === 'other'
        ? t('channels.exports.last_read', about)
        : t('channels.exports.read', { ...about, channel: channelNames[lastRead.by] })}
    </small>
  )
}
