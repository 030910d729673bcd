import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Notice } from '#ui/state/notice.tsx'

type NoteProps = { report: Pick<Report, 'basis' | 'sealedDifferences'> }

/** Why income by stay night differs from sealed statements; income by cash is not compared. */
export function SealedNote({ report: { basis, sealedDifferences } }: NoteProps) {
  const t = useText()
  const time = useTimeFormat()
  if (basis !== 'nights' || sealedDifferences.length === 0) return null
  return (
    <Notice
      tone='info'
      title={t('reports.sealed_differs')}
      actions={
        <Lines>
          {sealedDifferences.map(({ month, amount }) => (
            <Line
              key={month}
              label={t('reports.sealed_month', { month: time.day(`${month}-01`, 'month') })}
            >
              <Money amount={amount} sign='always' />
            </Line>
          ))}
        </Lines>
      }
    >
      {t('reports.sealed_reason')}
    </Notice>
  )
}
