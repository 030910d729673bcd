import type { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import type { PayoutLinks } from './payout-links.ts'
import { PayoutFacts, PayoutView } from './payout-view.tsx'

type PayoutFrameProps = {
  payout: PagePart<OpenedPayout>
  links: PayoutLinks
  /** In the console the title names the owner. */
  namesOwner?: boolean
}

export function PayoutFrame({ payout, links, namesOwner }: PayoutFrameProps) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()
  const { value, error } = payout
  const isUnknown = error instanceof ProblemError && error.code === 'resource.not_found'
  if (isUnknown) return <NotFound links={links} />
  if (!value) {
    return (
      <Page title={t('payouts.amount')}>
        <LoadError title={t('payout.failed')} error={error} onRetry={revalidate} />
      </Page>
    )
  }
  const day = time.companyDay(value.steps[0]?.at ?? '', 'long')
  const { fullName: name } = value.owner
  const title = namesOwner ? t('payout.of_owner', { name, day }) : t('payout.title', { day })
  return (
    <Page
      title={title}
      back={{
        to: links.all(value),
        label: t(namesOwner ? 'payout.all_withdrawals' : 'payout.all'),
      }}
    >
      <PayoutFacts payout={value} />
      <PayoutView payout={value} links={links} />
    </Page>
  )
}

function NotFound({ links }: Pick<PayoutFrameProps, 'links'>) {
  const t = useText()
  return (
    <Page title={t('payouts.amount')} head={null}>
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
    </Page>
  )
}

export function PayoutSkeleton() {
  return <PageSkeleton title={useText()('payouts.amount')} />
}
