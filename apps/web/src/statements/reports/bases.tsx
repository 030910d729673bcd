import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Money } from '#ui/format/money.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import { type ReportAddress, reportLink } from './report-address.ts'
import styles from './reports.module.css'

type BasesProps = { report: Report; shown: ReportAddress }

export function Bases({ report, shown }: BasesProps) {
  const t = useText()
  const { reconciliation } = report
  const { matchesLedger } = reconciliation
  return (
    <section aria-labelledby='bases' className={styles.bases}>
      <header>
        <Heading level={2} id='bases'>
          {t('reports.bases')}
        </Heading>
        <p className='soft small'>{t('reports.bases_note')}</p>
        <p className={classes('small', matchesLedger ? styles.good : styles.bad)}>
          {t(matchesLedger ? 'reports.matches' : 'reports.mismatch')}
        </p>
      </header>
      <dl>
        {(['nights', 'later', 'earlier', 'cash'] as const).map((name) => {
          const isBasis = name === 'nights' || name === 'cash'
          const amount = reconciliation[name]
          return (
            <div key={name} className={isBasis ? styles.basis : undefined}>
              <dt>
                {t(`reports.bridge.${name}`)}
                <small>{t(`reports.bridge.${name}_note`)}</small>
              </dt>
              <dd>
                {isBasis ? (
                  <Link to={reportLink(shown, { basis: name })} preventScrollReset>
                    <Money amount={amount} />
                  </Link>
                ) : (
                  <Link
                    to={reportLink(shown, { open: name })}
                    state={opensOverlay}
                    preventScrollReset
                  >
                    <Money amount={amount} sign='always' />
                  </Link>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className='soft small'>{t('reports.small_print')}</p>
    </section>
  )
}
