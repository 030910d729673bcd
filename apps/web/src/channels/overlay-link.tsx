import type { ReactNode } from 'react'
import type { ButtonLook } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import type { IconName } from '#ui/media/icon.tsx'
import { type ChannelsOverlay, overlayAddress } from './overlay-address.ts'

type OverlayLinkProps = {
  overlay: ChannelsOverlay
  label?: string
  children: ReactNode
}

export function OverlayButton({
  overlay,
  label,
  children,
  ...look
}: OverlayLinkProps & ButtonLook) {
  return (
    <LinkButton {...look} to={overlayAddress(overlay)} isOverlay aria-label={label}>
      {children}
    </LinkButton>
  )
}

export function OverlayAction({
  overlay,
  label,
  icon,
  children,
}: OverlayLinkProps & { icon?: IconName }) {
  return (
    <ActionLink
      {...(icon ? { icon } : {})}
      to={overlayAddress(overlay)}
      isOverlay
      aria-label={label}
    >
      {children}
    </ActionLink>
  )
}
