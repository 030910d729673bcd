import type { OpenedDispute } from '@marea/contract/operations/disputes/disputes.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { Timeline, TimelineItem } from '#ui/state/timeline.tsx'

export function DisputeTimeline({ dispute: { timeline } }: { dispute: OpenedDispute }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  return (
    <Section title={t('admin_disputes.timeline')}>
      <Timeline>
        {timeline.map(({ at, step, amount, by }) => {
          const when = `${time.companyDay(at, 'medium')}, ${time.companyTime(at)}`
          const money = amount && formatMoney(amount.amount, language)
          return (
            <TimelineItem
              key={`${at} ${step}`}
              title={t(`admin_disputes.step.${step}`)}
              tone={step === 'due' ? 'next' : undefined}
            >
              {[when, money, by].filter(Boolean).join(' · ')}
            </TimelineItem>
          )
        })}
      </Timeline>
    </Section>
  )
}
