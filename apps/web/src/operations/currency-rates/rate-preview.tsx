import type { CurrencyHistory } from '@marea/contract/pricing/currency-rates.ts'
import { type NewStep, stepBefore } from '#operations/settings/setting-kind.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatEstimate } from '#ui/format/format-estimate.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Section } from '#ui/page/section.tsx'
import { Notice } from '#ui/state/notice.tsx'

const example = 1_000_00

/** Rates move little from day to day; a larger step is usually a typo. */
const largeChange = 0.1

type RatePreviewProps = { history: CurrencyHistory; step: NewStep<number> }

export function RatePreview({ history, step: { value, from } }: RatePreviewProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { id: currency } = history
  const before = stepBefore(history, from)
  const change = before ? Math.abs(value / before.value - 1) : 0
  const shown = (rate: number) => `≈ ${formatEstimate(example, { currency, rate }, language)}`
  return (
    <Section level={3} size='plain' aria-live='polite' title={t('currency_rates.preview')}>
      <p className='small soft'>
        {t('currency_rates.example', {
          usd: formatMoney(example, language, { withCurrency: true }),
        })}
      </p>
      <Lines>
        {before && <Line label={t('currency_rates.before')}>{shown(before.value)}</Line>}
        <Line label={t('currency_rates.after', { day: time.day(from, 'medium') })}>
          <b>{shown(value)}</b>
        </Line>
      </Lines>
      {change > largeChange && (
        <Notice tone='warn' title={t('currency_rates.large_change_title')}>
          {t('currency_rates.large_change', {
            percent: formatPercent(Math.round(change * 100) / 100),
          })}
        </Notice>
      )}
    </Section>
  )
}
