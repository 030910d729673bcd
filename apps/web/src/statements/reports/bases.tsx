import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { type ReportAddress, reportLink } from './report-address.ts'
import styles from './reports.module.css'

type BasesProps = { report: Report; shown: ReportAddress }

export function Bases({ report, shown }: BasesProps) {
  const t = useText()
  const { reconciliation } = report
  const { matchesLedger } = reconciliation
  return (
    <Section
      aria-labelledby='bases'
      title={t('reports.bases')}
      size='heading'
      lead={
        <>
          <p className='small'>{t('reports.bases_note')}</p>
          <p className={matchesLedger ? 'small good' : 'small bad'}>
            {t(matchesLedger ? 'reports.matches' : 'reports.mismatch')}
          </p>
        </>
      }
    >
      <Lines className={styles.categories}>
        {(['nights', 'later', 'earlier', 'cash'] as const).map((name) => {
          const isBasis = name === 'nights' || name === 'cash'
          const amount = reconciliation[name]
          return (
            <Line
              key={name}
              label={t(`reports.bridge.${name}`)}
              note={t(`reports.bridge.${name}_note`)}
              {...(name === 'cash' && { kind: 'total' })}
            >
              {isBasis ? (
                <TextLink to={reportLink(shown, { basis: name })} preventScrollReset>
                  <Money amount={amount} />
                </TextLink>
              ) : (
                <TextLink to={reportLink(shown, { open: name })} isOverlay>
                  <Money amount={amount} sign='always' />
                </TextLink>
              )}
            </Line>
          )
        })}
      </Lines>
      <p className='soft small'>{t('reports.small_print')}</p>
    </Section>
  )
}
