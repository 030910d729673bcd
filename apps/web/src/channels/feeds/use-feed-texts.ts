import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'

type Failure = NonNullable<Feed['failure']>

export function useFailureText(): (failure: Failure) => string {
  const t = useText()
  return ({ reason, status }) => t(`channels.failure.${reason}`, { status: status ?? '' })
}

export function useStaleText(): (feed: Pick<Feed, 'lastSuccessAt'>) => string {
  const t = useText()
  const [now] = useState(() => Date.now())
  return ({ lastSuccessAt }) => {
    if (!lastSuccessAt) return t('channels.failing.state_new')
    const hours = Math.max(1, Math.floor((now - Date.parse(lastSuccessAt)) / 3_600_000))
    return t('channels.failing.state', { count: hours })
  }
}
