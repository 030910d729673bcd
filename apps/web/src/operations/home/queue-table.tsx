import { reportReasons } from '@marea/contract/messaging/report-choices.ts'
import type { Queue } from '@marea/contract/operations/console.ts'
import { type CSSProperties, Suspense, useState } from 'react'
import { Key } from '#operations/frame/key.tsx'
import { queueAge } from '#operations/frame/queue-age.ts'
import { keyOfQueue, pageOfQueue } from '#operations/frame/queue-links.ts'
import { useDuration } from '#operations/frame/use-duration.ts'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './queue-table.module.css'

const TargetDialog = lazyPart(() => import('./target-dialog.tsx'))

type QueueTableProps = { queues: readonly Queue[]; now: number }

export function QueueTable({ queues, now }: QueueTableProps) {
  const t = useText()
  const [changed, setChanged] = useState<Queue>()
  return (
    <section aria-label={t('console.queues')}>
      <table className={styles.queues}>
        <thead>
          <tr>
            <th className={styles.keyCell}>{t('console.column.key')}</th>
            <th className={styles.countHead}>{t('console.column.waiting')}</th>
            <th>{t('console.column.queue')}</th>
            <th>{t('console.column.next')}</th>
            <th>{t('console.column.age')}</th>
            <th>
              <span className='hidden-label'>{t('console.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <Row key={queue.key} queue={queue} now={now} onTarget={() => setChanged(queue)} />
          ))}
        </tbody>
      </table>
      <Suspense>
        {changed && <TargetDialog queue={changed} onClose={() => setChanged(undefined)} />}
      </Suspense>
    </section>
  )
}

type RowProps = { queue: Queue; now: number; onTarget: () => void }

function Row({ queue, now, onTarget }: RowProps) {
  const t = useText()
  const name = t(`console.queue.${queue.key}`)
  const to = pageOfQueue(queue.key)
  return (
    <tr className={classes(styles.row, queue.waiting === 0 && styles.none)}>
      <td className={styles.keyCell}>{to && <Key>{keyOfQueue(queue.key)}</Key>}</td>
      <td className={styles.count}>{queue.waiting}</td>
      <th scope='row' className={styles.name}>
        {to ? (
          <Link to={to} data-list-link>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className={styles.next}>
        <NextInLine queue={queue} />
      </td>
      <td className={styles.ageCell}>
        <Age queue={queue} now={now} />
        <button
          type='button'
          className={styles.target}
          aria-label={t('console.change_target', { queue: name })}
          onClick={onTarget}
        >
          <Icon name='clock' small />
        </button>
      </td>
      <td className={styles.open}>{to && <Icon name='right' small />}</td>
    </tr>
  )
}

function NextInLine({ queue: { key, waiting, next } }: { queue: Queue }) {
  const t = useText()
  const language = useLanguage()
  if (waiting === 0 || !next) return <>{t('console.none_waiting')}</>
  if ((key === 'withdrawals' || key === 'approvals') && next.amount) {
    const amount = `${formatMoney(next.amount.amount, language)} USD`
    return <>{t(`console.next.${key}`, { amount, name: next.name })}</>
  }
  if (key === 'reports') {
    const reason = reportReasons.find((each) => each === next.detail) ?? 'other'
    return <>{t(`messaging.reason.${reason}`)}</>
  }
  return <>{[next.name, next.detail].filter(Boolean).join(', ')}</>
}

function Age({ queue, now }: { queue: Queue; now: number }) {
  const t = useText()
  const duration = useDuration()
  const age = queueAge(queue, now)
  if (!age) return null
  const isLate = age.lateMinutes > 0
  const fill: CSSProperties & { '--fill': string } = { '--fill': `${age.share * 100}%` }
  return (
    <span className={classes(styles.age, isLate && styles.late)} style={fill}>
      <span>
        <span>{duration(age.minutes)}</span>
        <small>
          {isLate
            ? t('console.late_by', { time: duration(age.lateMinutes) })
            : t('console.of_target', { target: duration(queue.targetMinutes) })}
        </small>
      </span>
      <i />
    </span>
  )
}
