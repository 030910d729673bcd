import { NightsTaken } from '@marea/contract/rates/calendar.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useCellTexts } from '#rates/calendar/use-cell-texts.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './dock.module.css'

/** Why a change was refused, naming the bookings, holds and blocks in the way. */
export function ChangeError({ error }: { error: unknown }) {
  const t = useText()
  const { span } = useCellTexts()
  const isTaken = error instanceof ProblemError && error.code === 'calendar.nights_taken'
  const taken = isTaken ? NightsTaken.safeParse(error.details).data : undefined
  return (
    <div className={styles.error}>
      <ActionError title={t('owner_calendar.save_failed')} error={error} />
      {taken && (
        <ul>
          {taken.conflicts.map(({ home, kind, from, to, guest, reference }) => (
            <li key={`${home} ${from}`}>
              {t(`owner_calendar.taken.${kind}`, {
                home,
                dates: span({ kind, from, to }),
                guest: guest ?? '',
                reference: reference ?? '',
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
