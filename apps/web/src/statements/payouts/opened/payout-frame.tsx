import type { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './opened-payout.module.css'
import type { PayoutLinks } from './payout-links.ts'
import { PayoutFacts, PayoutView } from './payout-view.tsx'

type PayoutFrameProps = {
  payout: PagePart<OpenedPayout>
  links: PayoutLinks
  head: (title: string) => ReactNode
  /** In the console the title names the owner. */
  namesOwner?: boolean
}

export function PayoutFrame({ payout, links, head, namesOwner }: PayoutFrameProps) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()
  const { value, error } = payout
  const isUnknown = error instanceof ProblemError && error.code === 'resource.not_found'
  if (isUnknown) return <NotFound links={links} head={head} />
  if (!value) {
    return (
      <div className={`measure ${styles.page}`}>
        {head(t('payouts.amount'))}
        <PageHeading title={t('payouts.amount')} />
        <LoadError title={t('payout.failed')} error={error} onRetry={revalidate} />
      </div>
    )
  }
  const day = time.companyDay(value.steps[0]?.at ?? '', 'long')
  const { fullName: name } = value.owner
  const title = namesOwner ? t('payout.of_owner', { name, day }) : t('payout.title', { day })
  return (
    <div className={`measure ${styles.page}`}>
      {head(title)}
      <PageHeading
        title={title}
        lead={<PayoutFacts payout={value} />}
        back={{ to: links.all(value), label: t(namesOwner ? 'payout.desk' : 'payout.all') }}
      />
      <PayoutView payout={value} links={links} />
    </div>
  )
}

function NotFound({ links, head }: Pick<PayoutFrameProps, 'links' | 'head'>) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      {head(t('payouts.amount'))}
      <EmptyState
        level={1}
        title={t('payout.not_found')}
        actions={
          <LinkButton to={links.all(undefined)} kind='quiet'>
            {t('payout.all')}
          </LinkButton>
        }
      >
        {t('payout.not_found_description')}
      </EmptyState>
    </div>
  )
}

export function PayoutSkeleton({ head }: Pick<PayoutFrameProps, 'head'>) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      {head(t('payouts.amount'))}
      <PageHeading title={t('payouts.amount')} />
      <ListSkeleton
        above={[{ width: 'min(320px, 70%)', height: '72px' }, { height: '220px' }]}
        rows={4}
        row={{ height: '56px' }}
      />
    </div>
  )
}
