import type { GrossPayment } from '@marea/contract/owners/taxes/taxes.ts'
import { useText } from '#platform/texts/texts.tsx'
import styles from './taxes.module.css'

type SettledStayProps = {
  stay: Pick<GrossPayment, 'reference' | 'home' | 'isCanceled' | 'isReversal'>
  dates: string
  note?: string | null
}

/** Which stay a row is about, and what is unusual about it. */
export function SettledStay({ stay, dates, note }: SettledStayProps) {
  const t = useText()
  const { reference, home, isCanceled, isReversal } = stay
  const notes = [
    ...(isReversal ? [t('taxes.reversal')] : []),
    ...(isCanceled ? [t('taxes.canceled')] : []),
    ...(note ? [note] : []),
  ]
  return (
    <span>
      {home.name}
      <small className={styles.note}>
        {dates} · {reference}
      </small>
      {notes.length > 0 && <small className={styles.note}>{notes.join(' · ')}</small>}
    </span>
  )
}
