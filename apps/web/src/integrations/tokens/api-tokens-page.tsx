import type { ApiToken } from '@marea/contract/integrations/api-tokens.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Settings } from '#shell/pages/settings.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { ItemListPage, ItemListSkeleton } from '#ui/item-list.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { NewToken } from './new-token.tsx'
import { TokenList } from './token-list.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenSignedIn(() => loadPart(call('GET /user/api-tokens')))
}

export default function ApiTokensPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['integrations.*'], () => revalidate())
  if (!loaded) return <HydrateFallback />
  return (
    <Settings title={t('token.title')} description={t('token.description')}>
      <Loaded part={loaded} failed={t('token.not_loaded')}>
        {(tokens) => <Tokens tokens={tokens} onChange={revalidate} />}
      </Loaded>
    </Settings>
  )
}

type TokensProps = { tokens: ApiToken[]; onChange: () => Promise<void> }

function Tokens({ tokens, onChange }: TokensProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon='plus' onClick={() => setAdding(true)}>
      {t('token.create')}
    </Button>
  )
  return (
    <>
      <ItemListPage
        isEmpty={tokens.length === 0}
        empty={{ title: t('token.none'), description: t('token.none_description') }}
        add={add}
      >
        <TokenList tokens={tokens} onChange={onChange} />
      </ItemListPage>
      <p>
        <ActionLink icon='upright' to='/api/docs' reloadDocument>
          {t('token.docs')}
        </ActionLink>
      </p>
      {isAdding && <NewToken onClose={() => setAdding(false)} onCreated={onChange} />}
    </>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <Settings title={t('token.title')} description={t('token.description')}>
      <ItemListSkeleton />
    </Settings>
  )
}
