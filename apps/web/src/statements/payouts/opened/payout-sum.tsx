import type { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import type { PayoutLinks } from './payout-links.ts'

type PayoutSumProps = { payout: OpenedPayout; links: PayoutLinks }

const kinds = [
  'stay',
  'stay_reversed',
  'expense',
  'expense_voided',
  'payout_returned',
  'payout',
  'other',
] as const

export function PayoutSum({ payout, links }: PayoutSumProps) {
  const t = useText()
  const time = useTimeFormat()
  const { before, lines, left, fee, amount } = payout
  return (
    <Lines>
      {before && before.amount !== 0 && (
        <Line
          label={t('payout.before')}
          note={
            <TextLink to={links.payout(before.payoutId)}>
              {t('payout.before_of', { day: time.companyDay(before.at, 'medium') })}
            </TextLink>
          }
        >
          <Money amount={before.amount} />
        </Line>
      )}
      {kinds
        .map((kind) => ({ kind, group: lines.filter((line) => line.kind === kind) }))
        .filter(({ group }) => group.length > 0)
        .map(({ kind, group }) => (
          <Line key={kind} label={t(`payout.group.${kind}`, { count: group.length })}>
            <Money amount={group.reduce((sum, line) => sum + line.amount, 0)} />
          </Line>
        ))}
      {left !== 0 && (
        <Line label={t('payout.left')} note={left > 0 && t('payout.left_note')}>
          <Money amount={-left} />
        </Line>
      )}
      {fee.amount !== 0 && (
        <Line label={t('payout.fee')}>
          <Money amount={-fee.amount} />
        </Line>
      )}
      <Line label={t('payouts.amount')} kind='total'>
        <Money amount={amount.amount} />
      </Line>
    </Lines>
  )
}
