import { holdMinutes } from '@marea/contract/calendar/hold.ts'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { CountdownLine } from '#ui/chart/progress.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
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
      <Inline isSpread className={`measure ${styles.row}`}>
        <Inline as='p' gap={2} role='timer' aria-live='off'>
          <Icon name='clock' small className={styles.clock} />
          <span>{t('checkout.holding')}</span>
          <b className={`figures ${styles.left}`}>{formatCountdown(seconds)}</b>
        </Inline>
        {children}
      </Inline>
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
