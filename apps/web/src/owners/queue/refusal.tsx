import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { NightsTaken } from '@marea/contract/rates/calendar.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import type { QueuedAction } from './action-queue.ts'

/** Why an action was refused, and for which nights. */
export default function Refusal({ failure }: { failure: NonNullable<QueuedAction['failure']> }) {
  const t = useText()
  const named = useNamedText()
  const language = useLanguage()
  const [taken] = NightsTaken.safeParse(failure.details).data?.conflicts ?? []
  return (
    <p className='bad small'>
      {t('queue.refused')} {named(`problem.${failure.code}`)}
      {taken && (
        <>
          {' '}
          {t(`owner_calendar.taken.${taken.kind}`, {
            home: taken.home,
            guest: taken.guest ?? '',
            reference: taken.reference ?? '',
            dates: formatDayRange(taken.from, taken.to, language),
          })}
        </>
      )}
    </p>
  )
}
