import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'

const financials = '/property-management/view-financials'

type FinancialTabsProps = {
  current: 'balance' | 'expenses' | 'statements' | 'taxes' | 'agreement'
  /** The number of expenses waiting for the owner. */
  waiting?: number
}

/** The pages about an owner's money; co-hosts and operations have no balance and no agreement. */
export function FinancialTabs({ current, waiting = 0 }: FinancialTabsProps) {
  const t = useText()
  const isOwner = useUser()?.profile === 'OWNER'
  const links = [
    { id: 'balance', to: financials, isOwners: true },
    { id: 'expenses', to: `${financials}?tab=expenses`, isOwners: false },
    { id: 'statements', to: '/property-management/statements', isOwners: true },
    { id: 'taxes', to: '/property-management/taxes', isOwners: false },
    { id: 'agreement', to: `${financials}?tab=agreement`, isOwners: true },
  ] as const
  return (
    <TabLinks
      label={t('financials.tabs')}
      links={links
        .filter(({ isOwners }) => isOwner || !isOwners)
        .map(({ id, to }) => ({
          to,
          label: t(`financials.tab.${id}`),
          isCurrent: id === current,
          ...(id === 'expenses' && waiting > 0 ? { count: waiting } : {}),
        }))}
    />
  )
}
