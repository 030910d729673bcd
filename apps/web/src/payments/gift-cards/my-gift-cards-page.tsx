import { useLoaderData, useRevalidator } from 'react-router'
import { useWalletEvents } from '#payments/deposit/use-wallet-events.ts'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { GiftCardList } from './gift-card-list.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenSignedIn(() => loadPart(call('GET /gift-cards')))
}

export default function MyGiftCardsPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useWalletEvents(revalidate)
  if (!loaded) return <HydrateFallback />
  const { value: cards, error } = loaded
  return (
    <Settings
      title={t('gift.mine')}
      description={t('gift.mine_description')}
      actions={
        cards && cards.length > 0 && <LinkButton to='/gift-cards'>{t('gift.give')}</LinkButton>
      }
    >
      {!cards && <LoadError title={t('gift.load_failed')} error={error} onRetry={revalidate} />}
      {cards && cards.length > 0 && <GiftCardList cards={cards} onChange={revalidate} />}
      {cards?.length === 0 && (
        <EmptyState
          title={t('gift.none')}
          actions={<LinkButton to='/gift-cards'>{t('gift.give')}</LinkButton>}
        >
          {t('gift.none_description')}
        </EmptyState>
      )}
    </Settings>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('gift.mine')} description={t('gift.mine_description')}>
      <ListSkeleton rows={3} row={{ height: '120px' }} />
    </Settings>
  )
}
