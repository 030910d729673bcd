import { isEmailKind } from '@marea/contract/operations/email-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'

/** Names a kind of email; one that a former version queued keeps its stored name. */
export function useEmailKind(): (kind: string) => string {
  const t = useText()
  return (kind) => (isEmailKind(kind) ? t(`emails.kind.${kind}`) : kind)
}
