import type { CardProcessor } from '#payments/processor/port.ts'
import { useBankConfirmation } from './bank-confirmation.tsx'
import { CardFields } from './card-fields.tsx'
import { WalletButtons } from './wallet-buttons.tsx'

export const standIn: CardProcessor = {
  CardFields,
  WalletButtons,
  hasWallets: true,
  useBankConfirmation,
}
