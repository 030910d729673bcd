import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useWalletEvents } from '#payments/deposit/use-wallet-events.ts'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { Button } from '#ui/button/button.tsx'
import { ItemListPage, ItemListSkeleton } from '#ui/item-list.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { CardList } from './card-list.tsx'
import { NewCard } from './new-card.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenSignedIn(() => loadPart(call('GET /payment-methods')))
}

export default function PaymentMethodsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useWalletEvents(revalidate)
  if (!loaded) return <HydrateFallback />
  return (
    <Settings title={t('card.title')} description={t('card.description')}>
      {loaded.value ? (
        <Cards cards={loaded.value} onChange={revalidate} />
      ) : (
        <LoadError
          title={t('problem.payments.methods_not_loaded')}
          error={loaded.error}
          onRetry={revalidate}
        />
      )}
    </Settings>
  )
}

type CardsProps = { cards: PaymentMethod[]; onChange: () => Promise<void> }

function Cards({ cards, onChange }: CardsProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon='plus' onClick={() => setAdding(true)}>
      {t('card.add')}
    </Button>
  )
  return (
    <>
      <ItemListPage
        isEmpty={cards.length === 0}
        empty={{ title: t('card.none'), description: t('card.none_description') }}
        add={add}
      >
        <CardList cards={cards} onChange={onChange} />
      </ItemListPage>
      {isAdding && (
        <NewCard isFirst={cards.length === 0} onClose={() => setAdding(false)} onSaved={onChange} />
      )}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('card.title')} description={t('card.description')}>
      <ItemListSkeleton />
    </Settings>
  )
}
