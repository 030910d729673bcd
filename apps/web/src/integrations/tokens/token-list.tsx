import type { ApiToken } from '@marea/contract/integrations/api-tokens.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Item, ItemList } from '#ui/item-list.tsx'
import { State } from '#ui/text/badge.tsx'
import { RevokeToken } from './revoke-token.tsx'
import { scopeTexts } from './scope-texts.ts'

type TokenListProps = { tokens: ApiToken[]; onChange: () => Promise<void> }

export function TokenList({ tokens, onChange }: TokenListProps) {
  return (
    <ItemList>
      {tokens.map((token) => (
        <Row key={token.id} token={token} onChange={onChange} />
      ))}
    </ItemList>
  )
}

function Row({ token, onChange }: { token: ApiToken; onChange: () => Promise<void> }) {
  const t = useText()
  const time = useTimeFormat()
  const [isRevoking, setRevoking] = useState(false)
  const { name, scopes, ending, expiresAt, lastUsedAt, isExpired } = token
  const date = time.localDay(expiresAt, 'long')
  const facts = [
    t('token.ending', { ending }),
    t(isExpired ? 'token.expired' : 'token.expires', { date }),
    lastUsedAt
      ? t('token.last_used', { date: time.localDateTime(lastUsedAt) })
      : t('token.never_used'),
  ]
  return (
    <Item
      icon='key'
      name={name}
      menu={{
        label: t('token.more', { name }),
        entries: [
          {
            id: 'revoke',
            label: t('token.revoke'),
            icon: 'trash',
            isDangerous: true,
            onSelect: () => setRevoking(true),
          },
        ],
      }}
      dialog={
        isRevoking && (
          <RevokeToken token={token} onClose={() => setRevoking(false)} onRevoked={onChange} />
        )
      }
    >
      <p className='soft small'>{scopes.map((scope) => t(scopeTexts[scope].label)).join(' · ')}</p>
      <p className='soft small'>{facts.join(' · ')}</p>
      <State tone={isExpired ? 'plain' : 'good'}>
        {t(isExpired ? 'token.is_expired' : 'token.active')}
      </State>
    </Item>
  )
}
