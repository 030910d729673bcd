import type { ReactNode } from 'react'
import { Money } from '#ui/format/money.tsx'
import styles from './answer.module.css'
import { Stack } from './stack.tsx'

type AnswerProps = { about: ReactNode; amount: number; children?: ReactNode }

/** The amount that a page is opened for, and what it is made of. */
export function Answer({ about, amount, children }: AnswerProps) {
  return (
    <Stack gap={3}>
      <p className='soft'>{about}</p>
      <p className={styles.amount}>
        <Money amount={amount} large withCurrency />
      </p>
      {children}
    </Stack>
  )
}
