import { useText } from '#platform/texts/texts.tsx'

/** Names the currency once for a list in which no amount is the main one. */
export function AmountsNote() {
  return <p className='tiny soft'>{useText()('ui.amounts_in_usd')}</p>
}
