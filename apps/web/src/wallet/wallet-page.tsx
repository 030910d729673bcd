import { memo, useCallback } from 'react'
import { useFetcher, useLoaderData } from 'react-router'
import { useCardName } from '#payments/card/use-card-name.ts'
import { CardMoney } from '#payments/deposit/card-money.tsx'
import { DepositDetails } from '#payments/deposit/deposit-details.tsx'
import { DepositSheet } from '#payments/deposit/deposit-sheet.tsx'
import { useWalletEvents } from '#payments/deposit/use-wallet-events.ts'
import { RedeemSheet } from '#payments/gift-cards/redeem-sheet.tsx'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Column, Columns } from '#ui/page/columns.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { BankAccountsSection } from '#wallet/bank/bank-accounts-section.tsx'
import { BalanceChart } from '#wallet/history/balance-chart.tsx'
import { filterQuery, readFilters } from '#wallet/history/history-query.ts'
import { Transactions } from '#wallet/history/transactions.tsx'
import { WithdrawSheet } from '#wallet/withdraw/withdraw-sheet.tsx'
import { WithdrawalSheet } from '#wallet/withdraw/withdrawal-sheet.tsx'
import type { Route } from './+types/wallet-page.ts'
import { BalanceSummary } from './balance-summary.tsx'
import { reloadsUnlessSheet, useOpen, useRedeemCode } from './open-sheet.ts'
import { AddFunds, WalletActions } from './wallet-actions.tsx'

export const shouldRevalidate = reloadsUnlessSheet

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams)
  return whenSignedIn(async () => {
    const [wallet, history, lately, withdrawals, deposits, cards, accounts] = await Promise.all([
      call('GET /wallet'),
      loadPart(call('GET /wallet/transactions', { query: filters })),
      loadPart(call('GET /wallet/transactions', { query: { limit: 100 } })),
      loadPart(call('GET /wallet/withdrawals')),
      loadPart(call('GET /wallet/deposits')),
      loadPart(call('GET /payment-methods')),
      loadPart(call('GET /bank-accounts')),
    ])
    return {
      filters,
      wallet,
      history,
      accounts,
      lately: lately.value?.items ?? [],
      withdrawals: withdrawals.value ?? [],
      deposits: deposits.value ?? [],
      cards: cards.value ?? [],
    }
  })
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>
type Reloadable = Loaded & { reload: () => Promise<void> }

export default function WalletPage() {
  const t = useText()
  const { loaded, reload } = useReloadable()
  const { sayDepositSent } = useWalletEvents(reload)
  if (!loaded) return <HydrateFallback />
  return (
    <Page title={t('wallet.title')} actions={<WalletActions {...loaded} />} gap='large'>
      <Content loaded={loaded} reload={reload} />
      <Opened {...loaded} reload={reload} onDeposit={sayDepositSent} />
    </Page>
  )
}

type ContentProps = { loaded: Loaded; reload: Reloadable['reload'] }

/** Opening or closing a sheet changes the URL, and rendering all of this again would delay it. */
const Content = memo(function Content({ loaded, reload }: ContentProps) {
  const arriving = useArriving(loaded.deposits)
  return (
    <>
      <BalanceSummary {...loaded} arriving={arriving} />
      {loaded.lately.length > 0 && <BalanceChart lines={loaded.lately} />}
      <Columns kind='side'>
        <History {...loaded} reload={reload} />
        <Side {...loaded} reload={reload} />
      </Columns>
    </>
  )
})

/**
 * The page's data, and how to reload it. A fetcher reloads it apart from navigations, so opening or
 * closing a sheet in the meantime neither waits for the data nor cancels it.
 */
function useReloadable() {
  const first = useLoaderData<typeof clientLoader>()
  const url = `/my-wallet${filterQuery(first?.filters ?? {})}`
  const { data: reloaded, load } = useFetcher<typeof clientLoader>({ key: url })
  const reload = useCallback(() => load(url), [load, url])
  return { loaded: reloaded === undefined ? first : reloaded, reload }
}

function History({ history, filters, withdrawals, deposits, reload }: Reloadable) {
  const nameOf = useCardName()
  const cards = new Map(deposits.map(({ id, card }) => [id, nameOf(card)]))
  return (
    <Transactions
      history={history}
      filters={filters}
      causes={{ withdrawals, cards }}
      firstAct={<AddFunds />}
      onRetry={reload}
    />
  )
}

function Side({ deposits, accounts, reload }: Reloadable) {
  return (
    <aside>
      <Column>
        <CardMoney deposits={deposits} onSent={reload} />
        <BankAccountsSection accounts={accounts} onChange={reload} />
      </Column>
    </aside>
  )
}

function Opened({ onDeposit, reload, ...loaded }: Reloadable & { onDeposit: () => void }) {
  const { wallet, accounts, withdrawals, deposits, cards, filters } = loaded
  const t = useText()
  const open = useOpen()
  const code = useRedeemCode()
  const withdrawal = withdrawals.find(({ id }) => open === `withdrawal:${id}`)
  const deposit = deposits.find(({ id }) => open === `deposit:${id}`)
  const close = useCloseTo(filterQuery(filters))
  const over = { wallet, onClose: close, onSent: reload }
  if (code !== null) return <RedeemSheet code={code} onClose={close} onRedeemed={reload} />
  if (withdrawal) return <WithdrawalSheet withdrawal={withdrawal} onClose={close} />
  if (deposit) return <DepositDetails deposit={deposit} onClose={close} />
  if (open === 'add') return <DepositSheet {...over} cards={cards} onDeposit={onDeposit} />
  if (open !== 'withdraw') return null
  return (
    <WithdrawSheet
      {...over}
      accounts={accounts.value ?? []}
      addAccount={<LinkButton to='/account-settings/back-account?add'>{t('bank.add')}</LinkButton>}
    />
  )
}

function useArriving(deposits: Loaded['deposits']) {
  const nameOf = useCardName()
  return deposits
    .filter(({ status }) => status === 'requested')
    .map(({ id, amount, card }) => ({ id, amount: amount.amount, card: nameOf(card) }))
}

export function HydrateFallback() {
  const t = useText()
  return <PageSkeleton title={t('wallet.title')} gap='large' rows={3} row={{ ratio: '6 / 1' }} />
}
