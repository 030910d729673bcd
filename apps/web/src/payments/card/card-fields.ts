import type { Ref } from 'react'

export type CardResult = { id: string } | { error: string }

/** The fields of the card processor for a card's numbers. */
export type CardFields = {
  /** Resolves to the processor's id of the card, or to undefined while a field is empty. */
  take(holderName: string): Promise<CardResult | undefined>
}

export type CardFieldsProps = { ref: Ref<CardFields>; onEnter?: (() => void) | undefined }
