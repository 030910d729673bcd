import type { NextPayout } from '@marea/contract/statements/financials/payouts.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { ownerLinks } from './opened/payout-links.ts'

export function NextPayoutLines({ next }: { next: NextPayout }) {
  const t = useText()
  const time = useTimeFormat()
  const { on, lines, amount } = next
  return (
    <Section title={t('payouts.next', { day: time.day(on, 'longWeekday') })} level={3} size='plain'>
      <Lines>
        {lines.map((line) => (
          <Line
            key={line.kind === 'release' ? line.bookingId : line.kind}
            label={<LineName line={line} />}
          >
            <Money
              amount={line.amount}
              {...(line.kind === 'release' ? { sign: 'always' as const } : {})}
            />
          </Line>
        ))}
        <Line label={t('payouts.amount')} kind='total'>
          <Money amount={amount} />
        </Line>
      </Lines>
      <Notes next={next} />
    </Section>
  )
}

function LineName({ line }: { line: NextPayout['lines'][number] }) {
  const t = useText()
  const time = useTimeFormat()
  if (line.kind === 'available') return t('payouts.line.available')
  if (line.kind === 'dispute') return t('payouts.line.dispute')
  if (line.kind === 'reserve') return t('payouts.line.reserve', { count: line.homes })
  return (
    <TextLink to={ownerLinks.booking(line.bookingId)}>
      {t('payouts.line.release', { day: time.day(line.on, 'short'), guest: line.guest })}
    </TextLink>
  )
}

function Notes({ next: { isBelowMinimum, waiting, amount } }: { next: NextPayout }) {
  const t = useText()
  const language = useLanguage()
  if (isBelowMinimum) return <p className='soft small'>{t('payouts.below_minimum')}</p>
  if (waiting === 0) return null
  return (
    <p className='soft small'>
      {t('payouts.if_approved', {
        waiting: formatMoney(waiting, language),
        amount: formatMoney(Math.max(0, amount - waiting), language),
      })}
    </p>
  )
}
