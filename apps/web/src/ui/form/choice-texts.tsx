import type { ReactNode } from 'react'
import styles from './choice.module.css'

type ChoiceTextsProps = {
  children: ReactNode
  /** Of the name, for a control that it labels. */
  nameId?: string
  note?: ReactNode
  error?: ReactNode
  errorId?: string
}

/** What a control is for, with a note and what is wrong with it. */
export function ChoiceTexts({ children, nameId, note, error, errorId }: ChoiceTextsProps) {
  return (
    <span className={styles.texts}>
      <span id={nameId} className={styles.name}>
        {children}
      </span>
      {note && <span className='small soft'>{note}</span>}
      {error && (
        <span id={errorId} role='alert' className='tiny bad'>
          {error}
        </span>
      )}
    </span>
  )
}
