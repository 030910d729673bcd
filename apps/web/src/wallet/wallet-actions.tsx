import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'

export function WalletActions({ wallet }: { wallet: Wallet }) {
  const t = useText()
  return (
    <>
      <AddFunds />
      {wallet.withdrawals.isOpen && (
        <LinkButton to='?open=withdraw' isOverlay kind='quiet'>
          {t('wallet.withdraw')}
        </LinkButton>
      )}
      <LinkButton to='?open=redeem' isOverlay kind='quiet'>
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
    <LinkButton icon='plus' to='?open=add' isOverlay>
      {t('wallet.add')}
    </LinkButton>
  )
}
