import { markupCategory } from '@marea/contract/owners/expense-choices.ts'
import type { Report } from '@marea/contract/owners/reports/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { ReportAddress } from './report-address.ts'
import styles from './reports.module.css'

type CategoriesProps = { report: Report; shown: ReportAddress }

/** What the money was spent on; each category opens its list of expenses. */
export function Categories({ report: { categories, home, total }, shown }: CategoriesProps) {
  const t = useText()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby='categories' className={styles.categories}>
      <Heading level={2} id='categories'>
        {t('reports.categories')}
      </Heading>
      <Lines>
        {categories.map(({ category, now, before }) => (
          <Line
            key={category}
            label={
              category === markupCategory ? (
                t('expense.markup')
              ) : (
                <TextLink
                  to={`/property-management/view-financials?${new URLSearchParams({
                    ...(home && { suite: home.slug }),
                    category,
                  })}`}
                >
                  {t(`expense.category.${category}`)}
                </TextLink>
              )
            }
            {...(shown.isCompared && { note: <Before amount={before} /> })}
          >
            <Money amount={now} />
          </Line>
        ))}
        <Line label={t('reports.total')} kind='total'>
          <Money amount={total.now.expenses} />
        </Line>
      </Lines>
    </section>
  )
}

function Before({ amount }: { amount: number }) {
  const t = useText()
  return (
    <>
      {t('reports.key.before')}: <Money amount={amount} />
    </>
  )
}
