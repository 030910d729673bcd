import { holdMinutes } from '@marea/contract/calendar/hold.ts'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { CountdownLine } from '#ui/chart/progress.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './hold-clock.module.css'
import { formatCountdown, useSecondsUntil } from './use-seconds-until.ts'

const holdSeconds = holdMinutes * 60

type HoldClockProps = { until: string; onEnd: () => void; children?: ReactNode }

/** A countdown of the hold; only the server decides when it has expired. */
export function HoldClock({ until, onEnd, children }: HoldClockProps) {
  const t = useText()
  const seconds = useSecondsUntil(until)
  const isOver = seconds === 0
  const ask = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isOver) return
    ask()
    const timer = setInterval(() => ask(), 4000)
    return () => clearInterval(timer)
  }, [isOver])

  return (
    <div className={styles.strip}>
      <div className={`measure ${styles.row}`}>
        <p className={styles.message} role='timer' aria-live='off'>
          <Icon name='clock' small />
          <span>{t('checkout.holding')}</span>
          <b className='figures'>{formatCountdown(seconds)}</b>
        </p>
        {children}
      </div>
      <p className='hidden-label' role='status'>
        {warningOf(seconds, t('checkout.five_minutes'), t('checkout.one_minute'))}
      </p>
      <CountdownLine share={seconds / holdSeconds} />
    </div>
  )
}

function warningOf(seconds: number, five: string, one: string): string {
  if (seconds > 300) return ''
  return seconds > 60 ? five : one
}
