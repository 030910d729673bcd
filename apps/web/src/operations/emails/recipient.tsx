import type { LoggedEmail } from '@marea/contract/operations/emails.ts'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { useText } from '#platform/texts/texts.tsx'

export function Recipient({ email: { to, person, state } }: { email: LoggedEmail }) {
  const t = useText()
  const address = to ?? t(state === 'waiting' ? 'emails.to_unknown' : 'emails.to_erased')
  if (!person?.name) return address
  return <TwoLines second={address}>{person.name}</TwoLines>
}
