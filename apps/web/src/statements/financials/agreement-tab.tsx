import type { OwnerAgreements } from '@marea/contract/statements/financials/agreement.ts'
import type { Agreement } from '@marea/contract/suites/agreements.ts'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './financials.module.css'
import { percentOf, VersionList } from './version-terms.tsx'

export function AgreementTab({ agreements }: { agreements: PagePart<OwnerAgreements> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { value, error } = agreements
  return (
    <>
      <PageHead title={t('agreement.title')} lead={t('agreement.description')} />
      {value ? (
        <Agreements {...value} />
      ) : (
        <LoadError title={t('agreement.load_failed')} error={error} onRetry={revalidate} />
      )}
    </>
  )
}

function Agreements({ agreements, expenseLimit }: OwnerAgreements) {
  const t = useText()
  if (agreements.length === 0) {
    return <EmptyState title={t('agreement.none')}>{t('agreement.none_description')}</EmptyState>
  }
  return agreements.map((agreement) => (
    <One key={agreement.id} agreement={agreement} expenseLimit={expenseLimit} />
  ))
}

type OneProps = { agreement: Agreement; expenseLimit: number }

function One({ agreement, expenseLimit }: OneProps) {
  const t = useText()
  const { homes, versions } = agreement
  const current = versions.find(({ state }) => state === 'current')
  const title = homes.map(({ name }) => name).join(', ')
  return (
    <Columns as='section' shares={[7, 5]} aria-label={title}>
      <Stack>
        <Heading level={2}>{t('agreement.homes', { count: homes.length })}</Heading>
        <p className='soft'>{title}</p>
        {current && (
          <Inline as='p' gap={5}>
            <span className={styles.rate}>{percentOf(current)}</span>
            <span>
              {t('agreement.on_rent')}
              <br />
              <small className='soft small'>{t('agreement.not_on')}</small>
            </span>
          </Inline>
        )}
        <VersionList versions={versions} />
        <p className='soft small'>{t('agreement.bookings_stay')}</p>
      </Stack>
      <Rules agreement={agreement} expenseLimit={expenseLimit} />
    </Columns>
  )
}

function Rules({ agreement: { homes, versions }, expenseLimit }: OneProps) {
  const t = useText()
  const language = useLanguage()
  const current = versions.find(({ state }) => state === 'current')
  return (
    <Stack>
      <Heading level={3}>{t('agreement.rules')}</Heading>
      <Lines>
        <Line label={t('agreement.covered')}>{homes.length}</Line>
        <Line label={t('agreement.limit')}>
          <TextLink to='?tab=expenses&open=limit'>
            {t('agreement.up_to', { amount: formatMoney(expenseLimit, language) })}
          </TextLink>
        </Line>
        {current && (
          <>
            <Line label={t('agreement.reserve')}>
              {current.reserveAmount > 0
                ? t('agreement.per_home', { amount: formatMoney(current.reserveAmount, language) })
                : t('agreement.no_reserve')}
            </Line>
            <Line label={t('agreement.notice')}>
              {t('agreement.days', { count: current.noticeDays })}
            </Line>
            <Line label={t('agreement.dispute_bearer')}>
              {t(`agreement.dispute_bearer.${current.disputeBearer}`)}
            </Line>
          </>
        )}
      </Lines>
    </Stack>
  )
}
