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
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Refused } from '#ui/refused.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import { CardList } from './card-list.tsx'
import styles from './cards.module.css'
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
        <Refused
          title={t('problem.payments.methods_not_loaded')}
          error={loaded.error}
          acts={
            <Button kind='quiet' small onClick={revalidate}>
              {t('card.again')}
            </Button>
          }
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
    <div className={styles.page}>
      {cards.length === 0 ? (
        <EmptyState title={t('card.none')} acts={add}>
          {t('card.none_says')}
        </EmptyState>
      ) : (
        <>
          <CardList cards={cards} onChange={onChange} />
          <div>{add}</div>
        </>
      )}
      {isAdding && (
        <NewCard isFirst={cards.length === 0} onClose={() => setAdding(false)} onKept={onChange} />
      )}
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('card.title')} says={t('card.says')}>
      <Skeleton className={styles.page}>
        {[1, 2].map((row) => (
          <Bone key={row} height='72px' />
        ))}
      </Skeleton>
    </Settings>
  )
}
