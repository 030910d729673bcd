import type { CalendarExport } from '@marea/contract/channels/endpoints.ts'
import { channelNames } from '@marea/contract/channels/feed-rules.ts'
import { OverlayAction } from '#channels/overlay-link.tsx'
import { useMoment } from '#channels/use-moment.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './exports.module.css'

export function ExportList({ exports }: { exports: CalendarExport[] }) {
  const t = useText()
  return (
    <section className={styles.exports} aria-labelledby='exports'>
      <Heading level={2} id='exports'>
        {t('channels.exports.title')}
      </Heading>
      <p className='small soft'>{t('channels.exports.note')}</p>
      <ul className={styles.list}>
        {exports.map((each) => (
          <Address key={each.suite.slug} exported={each} />
        ))}
      </ul>
    </section>
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

  return (
    <li className={styles.address}>
      <div>
        <b>{home}</b>
        <LastRead lastRead={lastRead} />
      </div>
      <code>{url}</code>
      <div className={styles.actions}>
        <Button
          kind='quiet'
          small
          aria-label={t('channels.exports.copy_of', { home })}
          onClick={copy}
        >
          <Icon name='copy' small />
          {t('channels.exports.copy')}
        </Button>
        <OverlayAction
          icon='reload'
          overlay={{ open: 'regenerate', of: suite.slug }}
          label={t('channels.exports.regenerate_of', { home })}
        >
          {t('channels.exports.regenerate')}
        </OverlayAction>
      </div>
    </li>
  )
}

function LastRead({ lastRead }: Pick<CalendarExport, 'lastRead'>) {
  const t = useText()
  const moment = useMoment()
  if (!lastRead) return <p className='small soft'>{t('channels.exports.unread')}</p>
  const about = { moment: moment(lastRead.at) }
  return (
    <p className='small soft'>
      {lastRead.by === 'other'
        ? t('channels.exports.last_read', about)
        : t('channels.exports.read', { ...about, channel: channelNames[lastRead.by] })}
    </p>
  )
}
