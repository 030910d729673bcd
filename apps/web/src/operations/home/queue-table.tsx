import { reportReasons } from '@marea/contract/messaging/report-choices.ts'
import type { Queue } from '@marea/contract/operations/console.ts'
import { Suspense, useState } from 'react'
import { queueAge } from '#operations/frame/queue-age.ts'
import { keyOfQueue, pageOfQueue } from '#operations/frame/queue-links.ts'
import { useDuration } from '#operations/frame/use-duration.ts'
import { Key } from '#operations/key.tsx'
import { Link } from '#platform/page/link.tsx'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Progress } from '#ui/chart/progress.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { classes } from '#ui/style/classes.ts'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import styles from './console.module.css'

const TargetDialog = lazyPart(() => import('./target-dialog.tsx'))

type QueueTableProps = { queues: readonly Queue[]; now: number }

export function QueueTable({ queues, now }: QueueTableProps) {
  const t = useText()
  const [changed, setChanged] = useState<Queue>()
  return (
    <section aria-label={t('console.queues')} className={styles.section}>
      <Table
        caption={t('console.queues')}
        hideCaption
        narrow='brief'
        className={styles.queues}
        rows={queues}
        rowId={({ key }) => key}
        rowClass={({ waiting }) => classes(styles.row, waiting === 0 && styles.none)}
        columns={useColumns(now, setChanged)}
      />
      <Suspense>
        {changed && <TargetDialog queue={changed} onClose={() => setChanged(undefined)} />}
      </Suspense>
    </section>
  )
}

function useColumns(now: number, onTarget: (queue: Queue) => void): Column<Queue>[] {
  const t = useText()
  return [
    {
      id: 'key',
      title: t('console.column.key'),
      className: styles.key,
      cell: ({ key }) => pageOfQueue(key) && <Key>{keyOfQueue(key)}</Key>,
    },
    {
      id: 'waiting',
      title: t('console.column.waiting'),
      isFigure: true,
      isMain: true,
      className: styles.count,
      cell: ({ waiting }) => waiting,
    },
    {
      id: 'queue',
      title: t('console.column.queue'),
      isName: true,
      cell: ({ key }) => <QueueName queue={key} />,
    },
    {
      id: 'next',
      title: t('console.column.next'),
      className: styles.next,
      cell: (queue) => <NextInLine queue={queue} />,
    },
    {
      id: 'age',
      title: t('console.column.age'),
      className: styles.age,
      cell: (queue) => <Age queue={queue} now={now} />,
    },
    {
      id: 'target',
      title: t('console.open'),
      hidesTitle: true,
      className: styles.target,
      cell: (queue) => (
        <IconButton
          small
          icon='clock'
          label={t('console.change_target', { queue: t(`console.queue.${queue.key}`) })}
          onClick={() => onTarget(queue)}
        />
      ),
    },
  ]
}

/** The link covers the row. */
function QueueName({ queue }: { queue: Queue['key'] }) {
  const t = useText()
  const name = t(`console.queue.${queue}`)
  const to = pageOfQueue(queue)
  if (!to) return name
  return (
    <Link to={to} data-list-link>
      {name}
    </Link>
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
  return (
    <div className={isLate ? styles.late : undefined}>
      <Progress
        label={duration(age.minutes)}
        share={age.share}
        valueText={
          isLate
            ? t('console.late_by', { time: duration(age.lateMinutes) })
            : t('console.of_target', { target: duration(queue.targetMinutes) })
        }
      />
    </div>
  )
}
