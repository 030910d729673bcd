import type { ChannelsPage } from '@marea/contract/channels/endpoints.ts'
import { RegenerateAddress } from './exports/regenerate-address.tsx'
import { ConnectCalendar } from './feeds/connect-calendar.tsx'
import { DisconnectCalendar } from './feeds/disconnect-calendar.tsx'
import { ReleaseDates } from './feeds/release-dates.tsx'
import { ReplaceAddress } from './feeds/replace-address.tsx'
import { useOverlay } from './use-overlay.ts'

type ChannelsOverlayProps = { channels: ChannelsPage; onChanged: () => Promise<void> }

export function ChannelsOverlay({ channels, onChanged }: ChannelsOverlayProps) {
  const { overlay, close: onClose } = useOverlay()
  if (!overlay) return null
  const { open, of } = overlay
  const homes = channels.exports.map(({ suite }) => suite)
  const rest = { onClose, onChanged }
  if (open === 'add') return <ConnectCalendar homes={homes} slug={of} {...rest} />
  const suite = homes.find(({ slug }) => slug === of)
  if (open === 'regenerate') return suite ? <RegenerateAddress suite={suite} {...rest} /> : null
  const feed = channels.feeds.find(({ id }) => id === of)
  if (!feed) return null
  if (open === 'replace') return <ReplaceAddress feed={feed} {...rest} />
  if (open === 'disconnect') return <DisconnectCalendar feed={feed} {...rest} />
  return feed.quarantine ? <ReleaseDates feed={feed} {...rest} /> : null
}
