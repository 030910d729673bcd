import type { IconName } from '#ui/media/icon-paths.ts'

export type MenuEntry = {
  id: string
  label: string
  note?: string
  icon?: IconName
  /** A URL to open; `onSelect` runs first. */
  to?: string
  onSelect?: () => void
  isDangerous?: boolean
  isDisabled?: boolean
  /** Shows a separator above it. */
  opensGroup?: boolean
}
