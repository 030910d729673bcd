import type { PaymentMethod } from '@marea/contract/payments.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { keepOffline } from '#platform/keep-offline.ts'
import { partOf } from '#platform/part.ts'
import { useText } from '#platform/texts.tsx'
import { Settings } from '#shell/settings.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { KeptPage, KeptWaiting } from '#ui/kept-list.tsx'
import { NotRead } from '#ui/not-read.tsx'
import { CardList } from './card-list.tsx'
import { NewCard } from './new-card.tsx'
import { useMoneyNews } from './use-money-news.ts'

export const headers = personal
export const shouldRevalidate = keepOffline

export function clientLoader() {
  return forReader(() => partOf(call('GET /payment-methods')))
}

export default function PaymentMethodsPage() {
  const t = useText()
  useMoneyNews()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  return (
    <Settings title={t('card.title')} says={t('card.says')}>
      {loaded.value ? (
        <Cards cards={loaded.value} onChange={revalidate} />
      ) : (
        <NotRead
          title={t('problem.payments.methods_not_loaded')}
          error={loaded.error}
          onAgain={revalidate}
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
    <Button onClick={() => setAdding(true)}>
      <Icon name='plus' small />
      {t('card.add')}
    </Button>
  )
  return (
    <>
      <KeptPage
        isEmpty={cards.length === 0}
        none={{ title: t('card.none'), says: t('card.none_says') }}
        add={add}
      >
        <CardList cards={cards} onChange={onChange} />
      </KeptPage>
      {isAdding && (
        <NewCard isFirst={cards.length === 0} onClose={() => setAdding(false)} onKept={onChange} />
      )}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('card.title')} says={t('card.says')}>
      <KeptWaiting />
    </Settings>
  )
}
