import { useEffect, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { type Hit, hitsOf } from './search-hits.ts'

const pauseMs = 200
const shortest = 2

export type SearchState = { hits?: Hit[]; error?: unknown }

/** Searches once the typing pauses; an answer to an older text is dropped. */
export function useConsoleSearch(typed: string): SearchState {
  const text = typed.trim()
  const [state, setState] = useState<SearchState & { text: string }>({ text: '' })

  useEffect(() => {
    if (text.length < shortest) return
    let isOver = false
    const timer = setTimeout(async () => {
      const next = await search(text)
      if (!isOver) setState(next)
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])

  return state.text === text ? state : {}
}

async function search(text: string): Promise<SearchState & { text: string }> {
  try {
    return { text, hits: hitsOf(await call('GET /admin/search', { query: { text } })) }
  } catch (error) {
    return { text, error }
  }
}
