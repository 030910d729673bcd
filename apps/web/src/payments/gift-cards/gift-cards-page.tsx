import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { useState } from 'react'
import { data, useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { cacheable } from '#platform/api/caching.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { readUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/gift-cards-page.ts'
import { GiftCardForm } from './gift-card-form.tsx'

/** The page is the same for everyone; the reader's saved cards load in the browser. */
export function loader() {
  const cards: PaymentMethod[] = []
  return data({ cards }, { headers: cacheable() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function clientLoader() {
  const cards = await whenSignedIn(() => loadPart(call('GET /payment-methods')))
  return { cards: cards?.value ?? [] }
}

/** Only signed-in users have saved cards. */
clientLoader.hydrate = readUser() !== null

export default function GiftCardsPage() {
  const t = useText()
  const { cards } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [bought, setBought] = useState<GiftCard | null>(null)
  return (
    <Page
      title={t('gift.title')}
      lead={t('gift.lead')}
      isLarge
      seo={{ description: t('gift.meta') }}
    >
      {bought ? (
        <Bought card={bought} onAnother={() => setBought(null)} />
      ) : (
        <GiftCardForm cards={cards} onBought={setBought} onSignedIn={revalidate} />
      )}
    </Page>
  )
}

function Bought({ card, onAnother }: { card: GiftCard; onAnother: () => void }) {
  const t = useText()
  const time = useTimeFormat()
  const { recipientEmail: email, deliverAt, boughtAt } = card
  const isLater = deliverAt > boughtAt
  return (
    <div role='status'>
      <EmptyState
        title={t('gift.bought')}
        actions={
          <>
            <LinkButton to='/account-settings/gift-cards'>{t('gift.view')}</LinkButton>
            <Button kind='quiet' onClick={onAnother}>
              {t('gift.another')}
            </Button>
          </>
        }
      >
        {isLater
          ? t('gift.bought_later', { email, day: time.companyDay(deliverAt, 'long') })
          : t('gift.bought_now', { email })}
      </EmptyState>
    </div>
  )
}
