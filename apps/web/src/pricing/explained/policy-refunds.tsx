import type { PriceExample } from '@marea/contract/pricing/endpoints.ts'
import { useId, useState } from 'react'
import { type Say, useLanguage, useText } from '#platform/texts/texts.tsx'
import { StepChart } from '#ui/chart/step-chart.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './explained.module.css'
import { chartOfPolicy } from './policy-chart.ts'

const daysAtFirst = 10

type PolicyRefundsProps = { example: PriceExample; now: number }

export function PolicyRefunds({ example, now }: PolicyRefundsProps) {
  const t = useText()
  const [days, setDays] = useState(daysAtFirst)
  const grace = example.policies.find(({ graceHours }) => graceHours > 0)
  return (
    <>
      {grace && (
        <p>{t('how.refunds_grace', { hours: grace.graceHours, count: grace.graceDaysBefore })}</p>
      )}
      <DaysField days={days} max={lastDay(example)} onChange={setDays} />
      <Stack gap={5}>
        {example.policies.map((policy) => (
          <Policy key={policy.code} {...{ example, policy, days, now }} />
        ))}
      </Stack>
    </>
  )
}

type DaysFieldProps = { days: number; max: number; onChange: (days: number) => void }

/** A plain range, because the page needs nothing else of the slider's library. */
function DaysField({ days, max, onChange }: DaysFieldProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.days}>
      <label htmlFor={id} className='label'>
        {t('how.days')}
      </label>
      <input
        id={id}
        type='range'
        min={0}
        max={max}
        value={days}
        aria-valuetext={whenText(days, t)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id} className='small soft'>
        {whenText(days, t)}
      </output>
    </div>
  )
}

type PolicyProps = PolicyRefundsProps & { policy: PriceExample['policies'][number]; days: number }

function Policy({ example, policy, days, now }: PolicyProps) {
  const t = useText()
  const language = useLanguage()
  const { suite, total } = example
  const isOwn = policy.code === example.policy
  const title = t(`cancellation.${policy.code}`)
  return (
    <Stack as='section' gap={2} className={styles.policy}>
      <Heading level={3}>{title}</Heading>
      <p className={styles.refund}>
        <span className='hidden-label'>{t('how.refund_now', { when: whenText(days, t) })} </span>
        <span className='figures'>
          {t('how.refund_of', {
            refund: formatMoney(policy.byDaysBefore[days] ?? 0, language),
            total: formatMoney(total.amount, language),
          })}
        </span>
      </p>
      {policy.refunds.length > 1 && (
        <StepChart
          {...chartOfPolicy(policy, { now, days }, { t, language })}
          height={104}
          caption={title}
          whenTitle={t('refund.when')}
          valueTitle={t('refund.back')}
        />
      )}
      {isOwn && <p className='soft small'>{t('how.own_policy', { home: suite.name })}</p>}
    </Stack>
  )
}

function lastDay({ policies }: PriceExample): number {
  return Math.max(0, (policies[0]?.byDaysBefore.length ?? 1) - 1)
}

function whenText(days: number, t: Say): string {
  return days === 0 ? t('how.days_none') : t('how.days_value', { count: days })
}
