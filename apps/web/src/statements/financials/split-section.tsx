import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { Split, SplitPart } from '@marea/contract/statements/financials/split.ts'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Section } from '#ui/page/section.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './financials.module.css'
import { SplitChoices } from './split-choices.tsx'
import { SplitItems } from './split-items.tsx'
import { expensesLink, usePartName } from './split-parts.ts'

type SplitSectionProps = { split: PagePart<Split>; shown: BalanceAddress }

/** How the money that guests paid is divided. */
export function SplitSection({ split: { value, error }, shown }: SplitSectionProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <Section
      id='split'
      aria-labelledby='split-title'
      title={t('split.title')}
      size='heading'
      lead={value && <About split={value} shown={shown} />}
      actions={value && <SplitChoices split={value} shown={shown} />}
    >
      {value ? (
        <Shown split={value} shown={shown} />
      ) : (
        <LoadError title={t('split.load_failed')} error={error} onRetry={revalidate} />
      )}
    </Section>
  )
}

type ShownProps = { split: Split; shown: BalanceAddress }

function About({ split, shown }: ShownProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { period, booking, bookings, paid, home } = split
  const amount = formatMoney(paid, language)
  if (booking) {
    const { guest, reference } = booking
    return (
      <p>
        {t('split.of_booking', { guest, reference, home: home?.name ?? '', amount })}{' '}
        <TextLink to={`${balanceLink(shown, { booking: undefined })}#split`} preventScrollReset>
          {t('split.all_bookings')}
        </TextLink>
      </p>
    )
  }
  const when = period.length === 4 ? period : startLine(time.day(`${period}-01`, 'month'))
  return <p>{t('split.about', { period: when, count: bookings, amount })}</p>
}

function Shown({ split, shown }: ShownProps) {
  const t = useText()
  if (split.paid <= 0) {
    return (
      <EmptyState title={t('split.none')} level={3}>
        {t('split.none_description')}
      </EmptyState>
    )
  }
  return (
    <>
      <Bar parts={split.parts} />
      <Parts split={split} />
      <SplitItems split={split} shown={shown} />
    </>
  )
}

/** The widths are the shares; what is negative has no width and is in the list only. */
function Bar({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <div className={styles.bar} aria-hidden='true'>
      {parts.map((part, index) => (
        <i
          key={keyOf(part)}
          className={toneOf(part, index)}
          style={{ flexGrow: Math.max(0, part.share) }}
        />
      ))}
    </div>
  )
}

function Parts({ split }: Pick<ShownProps, 'split'>) {
  const t = useText()
  const nameOf = usePartName()
  return (
    <dl className={styles.parts}>
      {split.parts.map((part, index) => (
        <div key={keyOf(part)} className={toneOf(part, index)}>
          <dt>
            {part.kind === 'expense' ? (
              <TextLink to={expensesLink(split, part)}>{nameOf(part)}</TextLink>
            ) : (
              nameOf(part)
            )}
            <p className='soft tiny'>
              <Money amount={part.amount} />
            </p>
          </dt>
          <dd>
            <Money amount={part.share} large={part.kind === 'keep'} />
          </dd>
        </div>
      ))}
      <div>
        <dt>
          {t('split.total')}
          <p className='soft tiny'>
            <Money amount={split.paid} />
          </p>
        </dt>
        <dd>
          <Money amount={split.parts.reduce((sum, { share }) => sum + share, 0)} />
        </dd>
      </div>
    </dl>
  )
}

function keyOf(part: SplitPart): string {
  if (part.kind === 'tax') return part.authority
  return part.kind === 'expense' ? `expense:${part.category}` : part.kind
}

function toneOf({ kind }: SplitPart, index: number): string {
  return classes(styles[kind], index % 2 === 1 && styles.odd)
}
