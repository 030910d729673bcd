import type { Purchase } from '@marea/contract/payments/endpoints.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useWalletEvents } from '#payments/deposit/use-wallet-events.ts'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { AmountsNote } from '#ui/format/amounts-note.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { PurchaseList } from './purchase-list.tsx'
import styles from './purchases.module.css'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenSignedIn(() => loadPart(call('GET /purchases', { query: {} })))
}

export default function PurchasesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useWalletEvents(revalidate)
  if (!loaded) return <HydrateFallback />
  return (
    <Settings title={t('purchase.title')} description={t('purchase.description')}>
      {loaded.value ? (
        <Purchases first={loaded.value} />
      ) : (
        <LoadError title={t('purchase.load_failed')} error={loaded.error} onRetry={revalidate} />
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
        actions={<LinkButton to='/'>{t('purchase.explore')}</LinkButton>}
      >
        {t('purchase.none_description')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={5} className={styles.page}>
      <PurchaseList purchases={[first, ...earlier].flatMap(({ items }) => items)} />
      <AmountsNote />
      <ActionError title={t('purchase.load_failed')} error={error} />
      {next !== null && (
        <Button kind='quiet' busy={isBusy} onClick={() => showEarlier(next)}>
          {t('purchase.earlier')}
        </Button>
      )}
    </Stack>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('purchase.title')} description={t('purchase.description')}>
      <ListSkeleton rows={4} row={{ height: '56px' }} />
    </Settings>
  )
}
