import type { ProcessorPayout } from '@marea/contract/payments/reconciliation.ts'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'

export function PayoutList({ payouts }: { payouts: ProcessorPayout[] }) {
  const t = useText()
  return (
    <Section title={t('reconcile.payouts')} isRuled>
      {payouts.length === 0 && <p className='soft'>{t('reconcile.payouts_none')}</p>}
      <div>
        {payouts.map((payout) => (
          <Disclosure key={payout.id} isRow title={<Head payout={payout} />}>
            <Parts payout={payout} />
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

const tones: Record<ProcessorPayout['status'], Tone> = {
  pending: 'info',
  in_transit: 'info',
  paid: 'warn',
  failed: 'bad',
  canceled: 'plain',
}

function Head({ payout: { arrivesOn, amount, status, atBankOn } }: { payout: ProcessorPayout }) {
  const t = useText()
  const time = useTimeFormat()
  const isThere = status === 'paid' && atBankOn
  return (
    <Inline gap={3} as='span'>
      <b>{time.day(arrivesOn, 'medium')}</b>
      <Money amount={amount.amount} />
      {isThere ? (
        <State tone='good'>
          {t('reconcile.payout.at_bank', { day: time.day(atBankOn, 'medium') })}
        </State>
      ) : (
        <State tone={tones[status]}>{t(`reconcile.payout.${status}`)}</State>
      )}
    </Inline>
  )
}

function Parts({ payout }: { payout: ProcessorPayout }) {
  const t = useText()
  const { id, amount, parts, traceId, isComplete } = payout
  const fees = parts.reduce((sum, { fee }) => sum + fee.amount, 0)
  const nameOf = usePartName()
  return (
    <Stack gap={3}>
      {parts.length > 0 && (
        <Lines>
          {parts.map((part) => (
            <Line key={part.category} label={nameOf(part)}>
              <Money amount={part.amount.amount} />
            </Line>
          ))}
          <Line label={t('reconcile.fees')}>
            <Money amount={-fees} />
          </Line>
          <Line kind='total' label={t('reconcile.payout_total')}>
            <Money amount={amount.amount} />
          </Line>
        </Lines>
      )}
      <p className='small soft'>
        {t(isComplete ? 'reconcile.payout_complete' : 'reconcile.payout_incomplete')}
      </p>
      <p className='tiny soft typed'>
        {[id, traceId && t('reconcile.payout_trace', { trace: traceId })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Stack>
  )
}

/** A category that the processor has added is shown under its own name. */
function usePartName() {
  const named = useNamedText()
  return ({ category, count }: ProcessorPayout['parts'][number]) => {
    const key = `reconcile.part.${category}`
    const text = named(key, { count })
    return text === key ? `${category}: ${count}` : text
  }
}
