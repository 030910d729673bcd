import type { BankAccount } from '@marea/contract/bank-accounts.ts'
import { useState } from 'react'
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { call } from '#platform/api.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { type Part, partOf } from '#platform/part.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Refused } from '#ui/refused.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import { TextButton } from '#ui/text-link.tsx'
import type { Route } from './+types/wallet-page.ts'
import { BalanceTide } from './balance-tide.tsx'
import { BankAccountList } from './bank-account-list.tsx'
import { CardMoney } from './card-money.tsx'
import { filterQuery, readFilters } from './filters.ts'
import { Movements } from './movements.tsx'
import { NewBankAccount } from './new-bank-account.tsx'
import { Purse } from './purse.tsx'
import styles from './wallet.module.css'
import { WithdrawSheet } from './withdraw-sheet.tsx'
import { WithdrawalSheet } from './withdrawal-sheet.tsx'

export const headers = personal

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams)
  return forReader(async () => {
    const [wallet, history, lately, withdrawals, accounts] = await Promise.all([
      call('GET /wallet'),
      partOf(call('GET /wallet/transactions', { query: filters })),
      partOf(call('GET /wallet/transactions', { query: { limit: 100 } })),
      partOf(call('GET /wallet/withdrawals')),
      partOf(call('GET /bank-accounts')),
    ])
    return { filters, wallet, history, lately, accounts, withdrawals: withdrawals.value ?? [] }
  })
}

/** What the address opens over the page asks for nothing new. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const [before, after] = [change.currentUrl, change.nextUrl].map(({ searchParams }) =>
    filterQuery(readFilters(searchParams)),
  )
  return before !== after || change.currentUrl.search === change.nextUrl.search
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

export default function WalletPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { wallet, lately, history, filters, withdrawals, accounts } = loaded
  const hasTide = (lately.value?.items.length ?? 0) > 0
  const add = (
    <LinkButton to='?open=add' preventScrollReset>
      <Icon name='plus' small />
      {t('wallet.add')}
    </LinkButton>
  )
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('wallet.title')} isPrivate />
      <Purse
        wallet={wallet}
        withdrawals={withdrawals}
        acts={
          <>
            {add}
            <LinkButton to='?open=withdraw' kind='quiet' preventScrollReset>
              {t('wallet.withdraw')}
            </LinkButton>
          </>
        }
      />
      {hasTide && <BalanceTide lines={lately.value?.items ?? []} />}
      <div className={hasTide ? styles.grid : `${styles.grid} ${styles.still}`}>
        <Movements
          history={history}
          filters={filters}
          causes={{ withdrawals, cards: new Map() }}
          firstAct={add}
        />
        <aside className={styles.side}>
          <CardMoney maturing={wallet.maturing} />
          <BankAccounts accounts={accounts} />
        </aside>
      </div>
      <Opened {...loaded} />
    </div>
  )
}

function BankAccounts({ accounts }: { accounts: Part<BankAccount[]> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={styles.part}>
      <Heading level={2} size='name'>
        {t('bank.title')}
      </Heading>
      {accounts.value ? (
        <BankAccountList accounts={accounts.value} onChange={revalidate} />
      ) : (
        <Refused title={t('problem.bank_accounts.not_loaded')} error={accounts.error} />
      )}
      <TextButton icon='plus' onClick={() => setAdding(true)}>
        {t('bank.add')}
      </TextButton>
      {isAdding && (
        <NewBankAccount
          isFirst={accounts.value?.length === 0}
          onClose={() => setAdding(false)}
          onAdded={revalidate}
        />
      )}
    </section>
  )
}

/** What the address asks to see over the page. */
function Opened({ wallet, accounts, withdrawals, filters }: Loaded) {
  const t = useText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const open = search.get('open') ?? ''
  const withdrawal = withdrawals.find(({ id }) => open === `withdrawal:${id}`)
  const close = () => navigate(filterQuery(filters), { preventScrollReset: true })
  if (withdrawal) return <WithdrawalSheet withdrawal={withdrawal} onClose={close} />
  if (open === 'withdraw') {
    return (
      <WithdrawSheet
        wallet={wallet}
        accounts={accounts.value ?? []}
        addAccount={
          <LinkButton to='/account-settings/back-account?add'>{t('bank.add')}</LinkButton>
        }
        onClose={close}
        onSent={revalidate}
      />
    )
  }
  return null
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('wallet.title')} isPrivate />
      <h1 className='hidden-label'>{t('wallet.title')}</h1>
      <Skeleton className={styles.still}>
        <Bone width='min(520px, 80%)' height='120px' />
        <Bone ratio='6 / 1' />
        <Bone ratio='3 / 1' />
      </Skeleton>
    </div>
  )
}
