import type { Ref } from 'react'

export type Taken = { id: string } | { fault: string }

/** The fields that a processor shows for a card's numbers. */
export type CardFields = {
  /** Gives the card's id with the processor; nothing when a field is empty. */
  take(holderName: string): Promise<Taken | undefined>
}

export type CardFieldsProps = { ref: Ref<CardFields>; onEnter?: (() => void) | undefined }
