import type { IconName } from '#ui/media/icon-paths.ts'

export type MenuEntry = {
  id: string
  label: string
  note?: string
  icon?: IconName
  /** An address to go to; `onSelect` runs first. */
  to?: string
  onSelect?: () => void
  isDangerous?: boolean
  isDisabled?: boolean
  /** Draws a hairline above it. */
  opensGroup?: boolean
}
