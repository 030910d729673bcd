import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { WalletPress } from '#payments/processor/port.ts'

/** What the form asks of the wallet buttons when it is submitted. */
export type WalletHandle = {
  isPressed(): boolean
  /** The wallet's card once the guest has agreed, undefined if they close it or no button was pressed. */
  take(): Promise<string | undefined>
}

type Press = {
  card: Promise<string | undefined>
  end: (card: Promise<string> | undefined) => void
  isTaken: boolean
}

/**
 * The button of a wallet submits the form like any other submit button, so the form checks and
 * sends the same things; only the card comes from the wallet, when its owner has agreed.
 */
export function useWalletPress(
  ref: Ref<WalletHandle>,
  part: RefObject<HTMLElement | null>,
): WalletPress {
  const pressed = useRef<Press>(undefined)

  useImperativeHandle(ref, () => ({
    isPressed: () => pressed.current?.isTaken === false,
    take() {
      const press = pressed.current
      if (press?.isTaken !== false) return Promise.resolve(undefined)
      press.isTaken = true
      return press.card
    },
  }))

  function end(card?: Promise<string>) {
    pressed.current?.end(card)
    pressed.current = undefined
  }

  useEffect(() => () => pressed.current?.end(undefined), [])

  return {
    open() {
      if (pressed.current) return false
      const press = createPress()
      pressed.current = press
      part.current?.closest('form')?.requestSubmit()
      if (!press.isTaken) end()
      return press.isTaken
    },
    give: end,
    close: () => end(),
  }
}

function createPress(): Press {
  let end: Press['end'] = () => undefined
  const card = new Promise<string | undefined>((resolve) => {
    end = resolve
  })
  return { card, end, isTaken: false }
}
