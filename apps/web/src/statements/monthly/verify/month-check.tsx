import type { Verification } from '@marea/contract/statements/monthly/statement.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { useMoment } from './use-moment.ts'

/** Recomputes one month at a time from the ledger; the last answer stays until the next. */
export function useMonthCheck() {
  const [asked, setAsked] = useState<string | null>(null)
  const [found, setFound] = useState<Verification | null>(null)
  const { isBusy, error, attempt } = useAttempt()

  function verify(month: string) {
    setAsked(month)
    setFound(null)
    attempt(async () =>
      setFound(
        await call('POST /owner/statements/:month/verification', { params: { month }, query: {} }),
      ),
    )
  }

  return { asked, found, isBusy, error, verify }
}

export type MonthCheck = ReturnType<typeof useMonthCheck>

/** Shows what was checked and when, whether it matches or not. */
export function CheckResult({ check: { found, error } }: { check: MonthCheck }) {
  const t = useText()
  const time = useTimeFormat()
  const moment = useMoment()
  if (error !== null) return <ActionError title={t('statements.verify_failed')} error={error} />
  if (!found) return null
  const { isIntact, lines, sealedLines, seal, month } = found
  const at = { sealed: moment(found.sealedAt), checked: moment(found.checkedAt) }
  if (!isIntact) {
    const name = time.day(`${month}-01`, 'month')
    return (
      <Notice tone='bad' title={t('statements.broken', { month: name })} isAnnounced>
        {t('statements.broken_detail', { ...at, before: sealedLines, count: lines })}
      </Notice>
    )
  }
  return (
    <Notice tone='good' title={t('statements.intact')} isAnnounced>
      {t('statements.intact_detail', { ...at, count: lines })}{' '}
      <code>{seal.replace(/(.{8})(?=.)/g, '$1 ')}</code>
    </Notice>
  )
}
