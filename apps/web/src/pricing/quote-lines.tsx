import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import type { Quote, QuoteLine } from '@marea/contract/pricing/endpoints.ts'
import { isTax } from '@marea/contract/pricing/price-parts.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'

/** Every line of a price, taxes by authority, and the total last, equal to the cent. */
export function QuoteLines({ quote }: { quote: Pick<Quote, 'lines' | 'total'> }) {
  const t = useText()
  const taxes = quote.lines.filter(isTax)
  return (
    <Lines>
      {quote.lines
        .filter((line) => !isTax(line))
        .map((line) => (
          <ChargeLine key={`${line.code} ${line.each?.amount}`} line={line} />
        ))}
      {taxes.length > 0 && (
        <Line label={t('price.taxes')}>
          <Money amount={taxes.reduce((sum, { amount }) => sum + amount.amount, 0)} />
        </Line>
      )}
      {taxes.map((line) => (
        <TaxLine key={line.code} line={line} />
      ))}
      <Line label={t('price.total')} kind='total'>
        <Money amount={quote.total.amount} withCurrency />
      </Line>
    </Lines>
  )
}

function ChargeLine({ line }: { line: QuoteLine }) {
  const named = useNamedText()
  const language = useLanguage()
  const { label, count, each, dates = [], amount, name } = line
  const params = {
    ...(name !== undefined && { name }),
    ...(count !== undefined && { count }),
    ...(each && { each: formatMoney(each.amount, language, { cents: 'whole' }) }),
  }
  return (
    <Line
      label={named(label, params)}
      note={weekdays(dates, language)}
      {...(amount.amount < 0 && { kind: 'less' as const })}
    >
      <Money amount={amount.amount} />
    </Line>
  )
}

function TaxLine({ line: { label, rate = 0, amount } }: { line: QuoteLine }) {
  const named = useNamedText()
  return (
    <Line label={`${named(label)}\u00a0${formatPercent(rate / 100_000)}`} kind='sub'>
      <Money amount={amount.amount} />
    </Line>
  )
}

/** The weekdays with this price, where there are few enough to list. */
function weekdays(dates: readonly string[], language: Language): string | undefined {
  if (dates.length === 0 || dates.length > 3) return undefined
  const list = new Intl.ListFormat(localeOf[language], { type: 'unit', style: 'short' })
  return list.format(dates.map((date) => formatDay(date, language, 'weekdayName')))
}
