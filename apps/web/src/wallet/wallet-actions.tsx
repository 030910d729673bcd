import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'

export function WalletActions({ wallet }: { wallet: Wallet }) {
  const t = useText()
  return (
    <>
      <AddFunds />
      {wallet.withdrawals.isOpen && (
        <LinkButton to='?open=withdraw' state={opensOverlay} kind='quiet' preventScrollReset>
          {t('wallet.withdraw')}
        </LinkButton>
      )}
      <LinkButton to='?open=redeem' state={opensOverlay} kind='quiet' preventScrollReset>
        {t('gift.redeem')}
      </LinkButton>
      <LinkButton to='/gift-cards' kind='quiet'>
        {t('gift.give')}
      </LinkButton>
    </>
  )
}

export function AddFunds() {
  const t = useText()
  return (
    <LinkButton to='?open=add' state={opensOverlay} preventScrollReset>
      <Icon name='plus' small />
      {t('wallet.add')}
    </LinkButton>
  )
}
