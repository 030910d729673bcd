import type { HostIdAccess, HostId as Known } from '@marea/contract/identity/host-ids.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './host-id.module.css'
import { HostIdPreview } from './host-id-preview.tsx'

type HostIdReceivedProps = {
  bookingId: string
  hostId: Known
  accesses: HostIdAccess[]
  onReplace: (() => void) | undefined
  /** Called after a view has been added to the access log. */
  onViewed: () => Promise<void>
}

const tones = { uploaded: 'info', accepted: 'good', rejected: 'bad' } as const

export function HostIdReceived(props: HostIdReceivedProps) {
  const { bookingId, hostId, accesses, onReplace, onViewed } = props
  const t = useText()
  const time = useTimeFormat()
  const { document, lastFour, status, reason, deleteOn, isDeleted } = hostId
  return (
    <Stack>
      <div className={styles.upload}>
        <DocumentIllustration />
        <div>
          <p>
            <b>{t(`host_id.document.${document}`)}</b>{' '}
            <span className='soft small'>{t('host_id.ends', { digits: lastFour })}</span>
          </p>
          <p className='soft small'>
            {t(isDeleted ? 'host_id.deleted_on' : 'host_id.delete_on', {
              day: time.day(deleteOn, 'long'),
            })}
          </p>
          {reason && <p className='small bad'>{reason}</p>}
        </div>
        <State tone={tones[status]}>{t(`host_id.status.${status}`)}</State>
      </div>
      <Inline gap={5}>
        {!isDeleted && <HostIdPreview bookingId={bookingId} onViewed={onViewed} />}
        {onReplace && (
          <TextButton icon='reload' onClick={onReplace}>
            {t('host_id.replace')}
          </TextButton>
        )}
      </Inline>
      <AccessLog accesses={accesses} />
    </Stack>
  )
}

function AccessLog({ accesses }: Pick<HostIdReceivedProps, 'accesses'>) {
  const t = useText()
  const time = useTimeFormat()
  if (accesses.length === 0) return null
  return (
    <Disclosure title={t('host_id.log', { count: accesses.length })}>
      <RowList isDense className='small'>
        {accesses.map(({ at, act, by, name }) => (
          <Row
            key={`${at} ${act} ${name}`}
            actions={
              <time dateTime={at} className='soft'>
                {time.localDateTime(at)}
              </time>
            }
          >
            {t(`host_id.act.${act}`)} · {name || t(`host_id.by.${by}`)}
          </Row>
        ))}
      </RowList>
    </Disclosure>
  )
}

/** A drawn document, shown in place of the real picture. */
function DocumentIllustration() {
  return (
    <svg className={styles.card} viewBox='0 0 120 84' aria-hidden='true'>
      <rect x='1' y='1' width='118' height='82' rx='6' />
      <rect x='12' y='16' width='30' height='38' rx='3' />
      <path d='M52 20h52M52 30h38M52 40h46M12 66h96M12 73h96' />
      <circle cx='27' cy='29' r='6' />
      <path d='M17 50c1-8 5-12 10-12s9 4 10 12' />
    </svg>
  )
}
