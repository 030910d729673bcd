import type { walletTexts as english } from '../en/wallet.ts'

export const walletTexts: Record<keyof typeof english, string> = {
  'wallet.stays.balance': 'Hay dinero en su billetera. Gástelo o retírelo primero.',
}
