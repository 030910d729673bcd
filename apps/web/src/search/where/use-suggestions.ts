import type { Suggestions } from '@marea/contract/search/suggestions.ts'
import { useEffect, useState } from 'react'
import { callPlain } from '#platform/api/api.ts'

const pauseMs = 120

export type SuggestionState = {
  /** The text of the suggestions shown; they stay until the next ones have loaded. */
  text: string
  found: Suggestions | null
  isFailed: boolean
}

/** Requests suggestions once typing pauses; responses for an older text are dropped. */
export function useSuggestions(typed: string): SuggestionState {
  const text = typed.trim()
  const [state, setState] = useState<SuggestionState>({ text: '', found: null, isFailed: false })

  useEffect(() => {
    let isOver = false
    const timer = setTimeout(
      async () => {
        const next = await ask(text)
        if (!isOver) setState(next)
      },
      text === '' ? 0 : pauseMs,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])

  return state
}

async function ask(text: string): Promise<SuggestionState> {
  try {
    const found = await callPlain('GET /search-suggestions', { query: { text } })
    return { text, found, isFailed: false }
  } catch {
    // Suggestions only help: a text can be searched without them.
    return { text, found: null, isFailed: true }
  }
}
