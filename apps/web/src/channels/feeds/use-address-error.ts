import { ProblemError } from '#platform/api/problem-error.ts'
import { useText } from '#platform/texts/texts.tsx'

export function useAddressError(isAsked: boolean, url: string, error: unknown): string | undefined {
  const t = useText()
  if (isAsked && !url.trim()) return t('channels.add.address_missing')
  if (error === null) return undefined
  return error instanceof ProblemError ? t(`problem.${error.code}`) : t('error.unreachable')
}
