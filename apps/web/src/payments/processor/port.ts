import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import type { ComponentType, ReactNode, Ref } from 'react'

/** The card processor in the browser; only its adapter knows it. The API has the same port. */
export type CardProcessor = {
  CardFields: ComponentType<CardFieldsProps>
  WalletButtons: ComponentType<WalletButtonsProps>
  /** Known before the buttons load, or undefined. */
  hasWallets: boolean | undefined
  useBankConfirmation(): BankConfirmation
}

export type CardResult = { id: string } | { error: string }

/** The processor's fields for a card's numbers, which the page cannot read. */
export type CardFields = {
  /** Resolves to the processor's id of the card, or to undefined while a field is empty. */
  take(holderName: string): Promise<CardResult | undefined>
}

export type CardFieldsProps = { ref: Ref<CardFields>; onEnter?: (() => void) | undefined }

export type WalletPayment = {
  /** What the card pays, in cents. */
  amount: number
  /** Why the last attempt failed; null while nothing has. */
  error: unknown
  /** The card is saved, because it pays a later part too. */
  paysLater?: boolean
}

/** What the wallet buttons ask of the form around them. */
export type WalletPress = {
  /** Submits the form; false when something in it is missing, so that no wallet is opened. */
  open(): boolean
  give(card: Promise<string>): void
  close(): void
}

export type WalletButtonsProps = WalletPayment & {
  press: WalletPress
  /** Called with whether there is a button, as soon as that is known. */
  onAvailable: (isAvailable: boolean) => void
}

export type BankConfirmation = {
  /** Shows what the cardholder's bank requires; resolves to whether it was completed. */
  confirm(asked: { clientSecret: string; nextAction: NextAction }): Promise<boolean>
  /** To be rendered by the page that confirms. */
  frame: ReactNode
}
