import { senderLine } from '@marea/contract/platform/support.ts'
import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { balanceLines, summaryLines } from '@marea/contract/statements/monthly/statement-lines.ts'
import type { ReactNode } from 'react'
import { usePage } from '#platform/page/page.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { BookingTable } from './booking-table.tsx'
import { ChargeTable } from './charge-table.tsx'
import { ExpenseTable } from './expense-table.tsx'
import { PayoutTable } from './payout-table.tsx'
import styles from './sheet.module.css'
import { TaxTable } from './tax-table.tsx'
import { type StatementWords, useStatementText } from './use-statement-text.ts'

type SheetProps = { statement: Statement; sealsOn: string; isSample?: boolean }

const maxHomes = 6

/** Two sheets of paper, light in both themes, as they are printed. */
export function StatementSheet({ statement, sealsOn, isSample = false }: SheetProps) {
  const words = useStatementText(statement)
  const { t, monthName } = words
  const frame = { statement, words, isSample }
  return (
    <article
      className={styles.pages}
      data-theme='light'
      aria-label={t('statements.label', { month: monthName })}
    >
      <Sheet {...frame} page={1}>
        <Facts statement={statement} words={words} />
        <Answer statement={statement} words={words} />
        <h2>{t('statements.bookings')}</h2>
        <BookingTable {...frame} />
        <p className={styles.small}>{t('statements.fees_note')}</p>
      </Sheet>
      <Sheet {...frame} page={2}>
        <h2>{t('statements.expenses')}</h2>
        <ExpenseTable statement={statement} words={words} />
        <h2>{t('statements.charges')}</h2>
        <ChargeTable statement={statement} words={words} />
        <h2>{t('statements.tax_title')}</h2>
        <TaxTable statement={statement} words={words} />
        <div className={styles.two}>
          <div>
            <h2>{t('statements.payouts_title')}</h2>
            <PayoutTable statement={statement} words={words} />
          </div>
          <div>
            <h2>{t('statements.balance')}</h2>
            <Balance statement={statement} words={words} />
          </div>
        </div>
        <SealText statement={statement} words={words} sealsOn={sealsOn} isSample={isSample} />
      </Sheet>
    </article>
  )
}

type PartProps = { statement: Statement; words: StatementWords }

type PageProps = PartProps & { page: number; isSample: boolean; children: ReactNode }

function Sheet({ statement, words, page, isSample, children }: PageProps) {
  const { t, day, first, last } = words
  const { brand } = usePage().config
  const { seal } = statement.sealed ?? {}
  return (
    <section className={styles.sheet}>
      {isSample && (
        <p className={styles.sample} aria-hidden='true'>
          {t('statements.sample')}
        </p>
      )}
      <header className={styles.top}>
        <span className={styles.wordmark}>
          <BrandMark />
        </span>
        <p>
          {t('statements.document')}
          <br />
          <span className='soft'>{`${day(first)} – ${day(last)}`}</span>
        </p>
        <p className={styles.end}>
          {t('statements.number', { number: statement.number })}
          <br />
          <span className='soft'>{t('statements.page', { page, pages: 2 })}</span>
        </p>
      </header>
      {children}
      <footer className={styles.foot}>
        <p>{senderLine(brand)}</p>
        <p>
          {seal
            ? t('statements.seal_short', { seal: `${seal.slice(0, 8)} … ${seal.slice(-8)}` })
            : t('statements.not_sealed')}
        </p>
      </footer>
    </section>
  )
}

function Facts({ statement: { owner, homes }, words: { t } }: PartProps) {
  const shown = homes.slice(0, maxHomes)
  const more = homes.length - shown.length
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('statements.prepared_for')}</dt>
        <dd>
          <b>{owner}</b>
        </dd>
      </div>
      <div>
        <dt>{t('statements.homes')}</dt>
        {shown.map(({ slug, name }) => (
          <dd key={slug}>{name}</dd>
        ))}
        {more > 0 && <dd>{t('statements.more_homes', { count: more })}</dd>}
      </div>
      <div>
        <dt>{t('statements.basis')}</dt>
        <dd>{t('statements.basis_text')}</dd>
      </div>
    </dl>
  )
}

function Answer({ statement, words }: PartProps) {
  const { t, money, signed, summary, monthName } = words
  return (
    <div className={styles.answer}>
      <p className={styles.profit}>
        <span>{money(statement.profit)}</span>
        <small>{t('statements.profit_of', { month: monthName })}</small>
      </p>
      <Lines className={styles.lines}>
        {summaryLines(statement).map((line) => (
          <Line
            key={line.id}
            label={summary(line)}
            {...(line.id === 'closing' ? { kind: 'total' as const } : {})}
          >
            {line.id === 'opening' || line.id === 'closing'
              ? money(line.amount)
              : signed(line.amount)}
          </Line>
        ))}
      </Lines>
    </div>
  )
}

function Balance({ statement, words }: PartProps) {
  const { t, day, first, last, money, signed } = words
  const edges = {
    opening: t('statements.balance_opening', { day: day(first) }),
    closing: statement.sealed
      ? t('statements.balance_closing', { day: day(last) })
      : t('statements.closing_now'),
  }
  return (
    <Lines className={styles.lines}>
      {balanceLines(statement).map(({ id, amount }) =>
        id === 'opening' || id === 'closing' ? (
          <Line
            key={id}
            label={edges[id]}
            {...(id === 'closing' ? { kind: 'total' as const } : {})}
          >
            {money(amount)}
          </Line>
        ) : (
          <Line key={id} label={t(`statements.balance_${id}`)}>
            {signed(amount)}
          </Line>
        ),
      )}
    </Lines>
  )
}

function SealText({
  statement: { sealed },
  words: { t, day, moment },
  sealsOn,
  isSample,
}: PartProps & { sealsOn: string; isSample: boolean }) {
  if (isSample) return <p className={styles.small}>{t('statements.sample_note')}</p>
  if (!sealed) {
    return <p className={styles.small}>{t('statements.open_text', { day: day(sealsOn) })}</p>
  }
  return (
    <div className={styles.seal}>
      <Icon name='seal' />
      <div>
        <p>
          <b>{t('statements.sealed_at', { at: moment(sealed.sealedAt) })}.</b>{' '}
          {t('statements.seal_text')}
        </p>
        <p>
          <code>{sealed.seal.replace(/(.{8})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
    </div>
  )
}
