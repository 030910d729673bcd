import { markupCategory } from '@marea/contract/expenses/choices.ts'
import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { expenseQuery, periodOfMonths } from '#expenses/expense-filters.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { addMonths } from './periods.ts'
import type { ReportAddress } from './report-address.ts'
import styles from './reports.module.css'

type CategoriesProps = { report: Report; shown: ReportAddress }

export function Categories({ report, shown }: CategoriesProps) {
  const t = useText()
  const { categories, total } = report
  const earlier = { ...report, from: addMonths(report.from, -12), to: addMonths(report.to, -12) }
  if (categories.length === 0) return null
  return (
    <Section aria-labelledby='categories' title={t('reports.categories')} size='heading'>
      <Lines className={styles.categories}>
        {categories.map(({ category, now, before }) => (
          <Line
            key={category}
            label={
              <TextLink to={expensesBehind(report, category)}>
                {t(category === markupCategory ? 'expense.markup' : `expense.category.${category}`)}
              </TextLink>
            }
            {...(shown.isCompared && {
              note: <Before amount={before} to={expensesBehind(earlier, category)} />,
            })}
          >
            <Money amount={now} />
          </Line>
        ))}
        <Line
          label={<TextLink to={expensesBehind(report)}>{t('reports.total')}</TextLink>}
          kind='total'
        >
          <Money amount={total.now.expenses} />
        </Line>
      </Lines>
    </Section>
  )
}

/** Mark-ups are lines of expenses in every category. */
function expensesBehind(
  { from, to, home }: Pick<Report, 'from' | 'to' | 'home'>,
  category?: Report['categories'][number]['category'],
): string {
  const filters = {
    suite: home?.slug,
    category: category === markupCategory ? undefined : category,
    period: periodOfMonths(from, to),
  }
  return `/property-management/view-financials${expenseQuery(filters)}`
}

function Before({ amount, to }: { amount: number; to: string }) {
  const t = useText()
  return (
    <TextLink to={to}>
      {t('reports.key.before')}: <Money amount={amount} />
    </TextLink>
  )
}
