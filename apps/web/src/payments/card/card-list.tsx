import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Item, ItemList } from '#ui/item-list.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { RemoveCard } from './remove-card.tsx'
import { useCardName } from './use-card-name.ts'
import { useExpiry } from './use-expiry.ts'

type CardListProps = { cards: PaymentMethod[]; onChange: () => Promise<void> }

export function CardList({ cards, onChange }: CardListProps) {
  return (
    <ItemList>
      {cards.map((card) => (
        <Row key={card.id} card={card} hasOthers={cards.length > 1} onChange={onChange} />
      ))}
    </ItemList>
  )
}

type RowProps = { card: PaymentMethod; hasOthers: boolean; onChange: () => Promise<void> }

function Row({ card, hasOthers, onChange }: RowProps) {
  const t = useText()
  const name = useCardName()(card)
  const [isRemoving, setRemoving] = useState(false)
  const { error, attempt } = useAttempt()

  function makeDefault() {
    attempt(async () => {
      await call('PUT /payment-methods/:id', {
        params: { id: card.id },
        body: { isDefault: true },
      })
      toast.success(t('card.made_default', { card: name }))
      await onChange()
    })
  }

  const prefer: MenuEntry = {
    id: 'default',
    label: t('card.make_default'),
    icon: 'check',
    onSelect: makeDefault,
  }
  const remove: MenuEntry = {
    id: 'remove',
    label: t('card.remove'),
    icon: 'trash',
    isDangerous: true,
    onSelect: () => setRemoving(true),
  }
  return (
    <Item
      icon='card'
      name={name}
      menu={{
        label: t('card.more', { card: name }),
        entries: card.isDefault ? [remove] : [prefer, remove],
      }}
      error=<ActionError title={t('card.not_changed')} error={error} />
      dialog={
        isRemoving && (
          <RemoveCard
            card={card}
            hasOthers={hasOthers}
            onClose={() => setRemoving(false)}
            onRemoved={onChange}
          />
        )
      }
    >
      <p className='soft small'>{card.holderName}</p>
      <Expiry card={card} />
      {card.isDefault && <State tone='good'>{t('card.default')}</State>}
    </Item>
  )
}

function Expiry({ card }: { card: PaymentMethod }) {
  const text = useExpiry()(card)
  if (card.expiry === 'fine') return <p className='soft small'>{text}</p>
  return <State tone={card.expiry === 'soon' ? 'warn' : 'bad'}>{text}</State>
}
