import type { Purchase } from '@marea/contract/payments.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { keepOffline } from '#platform/keep-offline.ts'
import { partOf } from '#platform/part.ts'
import { useText } from '#platform/texts.tsx'
import { Settings } from '#shell/settings.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotRead } from '#ui/not-read.tsx'
import { Refused } from '#ui/refused.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import { PurchaseList } from './purchase-list.tsx'
import styles from './purchases.module.css'
import { useMoneyNews } from './use-money-news.ts'

export const headers = personal
export const shouldRevalidate = keepOffline

export function clientLoader() {
  return forReader(() => partOf(call('GET /purchases', { query: {} })))
}

export default function PurchasesPage() {
  const t = useText()
  useMoneyNews()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  return (
    <Settings title={t('purchase.title')} says={t('purchase.says')}>
      {loaded.value ? (
        <Purchases first={loaded.value} />
      ) : (
        <NotRead title={t('purchase.not_loaded')} error={loaded.error} onAgain={revalidate} />
      )}
    </Settings>
  )
}

type Page = { items: Purchase[]; next: string | null }

function Purchases({ first }: { first: Page }) {
  const t = useText()
  const [earlier, setEarlier] = useState<Page[]>([])
  const { isBusy, error, attempt } = useAttempt()
  const { next } = earlier.at(-1) ?? first

  function showEarlier(before: string) {
    attempt(async () => {
      const page = await call('GET /purchases', { query: { before } })
      setEarlier((pages) => [...pages, page])
    })
  }

  if (first.items.length === 0) {
    return (
      <EmptyState
        title={t('purchase.none')}
        acts={<LinkButton to='/'>{t('purchase.explore')}</LinkButton>}
      >
        {t('purchase.none_says')}
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <PurchaseList purchases={[first, ...earlier].flatMap(({ items }) => items)} />
      {error !== null && <Refused title={t('purchase.not_loaded')} error={error} />}
      {next !== null && (
        <Button kind='quiet' busy={isBusy} onClick={() => showEarlier(next)}>
          {t('purchase.earlier')}
        </Button>
      )}
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('purchase.title')} says={t('purchase.says')}>
      <Skeleton>
        {[1, 2, 3, 4].map((row) => (
          <Bone key={row} height='56px' />
        ))}
      </Skeleton>
    </Settings>
  )
}
