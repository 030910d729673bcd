import type { WalletPress } from './use-wallet-press.ts'

export type ExpressPayment = {
  /** What the card pays, in cents. */
  amount: number
  /** Why the last attempt failed; null while nothing has. */
  error: unknown
  /** The card is saved, because it pays a later part too. */
  paysLater?: boolean
}

export type ExpressButtonsProps = ExpressPayment & {
  press: WalletPress
  /** Called with whether there is a button, as soon as that is known. */
  onAvailable: (isAvailable: boolean) => void
}
