import type { HostIdAccess, HostId as Known } from '@marea/contract/identity/host-ids.ts'
import { useState } from 'react'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { HostIdForm } from './host-id-form.tsx'
import { HostIdReceived } from './host-id-received.tsx'

type HostIdData = PagePart<{ hostId: Known | null; accesses: HostIdAccess[] }>

type HostIdProps = {
  bookingId: string
  part: HostIdData
  canUpload: boolean
  onChange: () => Promise<void>
}

export function HostId({ bookingId, part, canUpload, onChange }: HostIdProps) {
  const t = useText()
  const [isReplacing, setReplacing] = useState(false)
  if (!part.value) {
    return <LoadError title={t('host_id.load_failed')} error={part.error} onRetry={onChange} />
  }
  const { hostId, accesses } = part.value
  const isGiven = hostId !== null && !isReplacing
  if (isGiven) {
    const replace = canUpload ? () => setReplacing(true) : undefined
    return (
      <HostIdReceived
        {...{ bookingId, hostId, accesses, onViewed: onChange }}
        onReplace={replace}
      />
    )
  }
  if (!canUpload) return null
  return (
    <HostIdForm
      bookingId={bookingId}
      onUploaded={async () => {
        await onChange()
        setReplacing(false)
      }}
      onKeep={hostId ? () => setReplacing(false) : undefined}
    />
  )
}
