import type { Reconciliation } from '@marea/contract/payments/reconciliation.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Section } from '#ui/page/section.tsx'
import { Heading } from '#ui/text/heading.tsx'

type Props = { reconciliation: Reconciliation }

/** What is there, whose it is, and the rest, first as one sentence. */
export function PositionSummary({ reconciliation }: Props) {
  const t = useText()
  const sentence = useSentence(reconciliation)
  const { owed, own } = reconciliation
  return (
    <Section>
      <Heading level={2} size='heading'>
        {sentence}
      </Heading>
      <Facts>
        <InAccounts reconciliation={reconciliation} />
        <Fact name={t('reconcile.owed_guests')}>
          <Money amount={owed.guests.amount} />
        </Fact>
        <Fact name={t('reconcile.owed_owners')}>
          <Money amount={owed.owners.amount} />
        </Fact>
        <Fact name={t('reconcile.owed_taxes')}>
          <Money amount={owed.taxes.amount} />
        </Fact>
        <Fact name={t('reconcile.own')}>
          <Money amount={own.amount} />
        </Fact>
      </Facts>
    </Section>
  )
}

function useSentence({ held, owed, own, difference, differences, ...rest }: Reconciliation) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number, withCurrency = false) =>
    formatMoney(amount, language, { isUnbroken: true, withCurrency })
  const position = t('reconcile.sentence', {
    held: money(held.amount, true),
    guests: money(owed.guests.amount),
    owners: money(owed.owners.amount),
    taxes: money(owed.taxes.amount),
    own: money(own.amount),
  })
  const count = differences.length + rest.notListed
  const amount = money(difference.amount)
  if (count === 0) return `${position} ${t('reconcile.no_difference')}`
  const explained =
    rest.unexplained === 0
      ? t('reconcile.all_explained')
      : t('reconcile.unexplained', { count: rest.unexplained })
  return `${position} ${t('reconcile.difference', { amount, count })} ${explained}`
}

function InAccounts({ reconciliation: { bank, processor, ledger } }: Props) {
  const t = useText()
  const time = useTimeFormat()
  const day = bank && time.day(bank.on, 'medium')
  return (
    <>
      <Fact name={t('reconcile.in_bank')}>
        <Money amount={(bank?.amount ?? ledger.bank).amount} />
        <br />
        <span className='small soft'>
          {day ? t('reconcile.bank_through', { day }) : t('reconcile.bank_none')}
        </span>
      </Fact>
      <Fact name={t('reconcile.at_processor')}>
        <Money amount={(processor?.amount ?? ledger.processor).amount} />
        <br />
        <span className='small soft'>
          {processor
            ? t('reconcile.read_at', { time: time.localDateTime(processor.readAt) })
            : t('reconcile.not_read')}
        </span>
      </Fact>
    </>
  )
}
