import type { SavedQuery } from '@marea/contract/search/saved-searches.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/api/api.ts'
import { openSignIn } from '#platform/api/auth-dialog.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { toast } from '#platform/page/toast.ts'
import { readUser } from '#platform/session/session.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { useText } from '#platform/texts/texts.tsx'
import { hasSearch, toQuery } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { TextButton } from '#ui/button/text-link.tsx'

/** The search to save after a sign-in, which may leave the page and return. */
const storageKey = 'search-to-save'

/** Asks visitors to sign in first. */
export function SaveSearch() {
  const t = useText()
  const { params } = useSearch()
  const { isBusy, savedKey, save } = useSaveSearch()
  const query = queryOf(params)
  const key = JSON.stringify(query)

  const saveWaiting = useEffectEvent(() => {
    if (!readUser() || readStored(storageKey) !== key) return
    writeStored(storageKey, null)
    save(query)
  })
  useEffect(() => saveWaiting(), [])

  async function saveOrAsk() {
    if (readUser()) return save(query)
    writeStored(storageKey, key)
    const isSignedIn = await openSignIn()
    writeStored(storageKey, null)
    if (isSignedIn) await save(query)
  }

  if (!hasSearch(params)) return null
  const isSaved = savedKey === key
  return (
    <TextButton icon={isSaved ? 'check' : 'bell'} disabled={isBusy} onClick={saveOrAsk}>
      {t(isSaved ? 'saved_searches.saved' : 'saved_searches.save')}
    </TextButton>
  )
}

function queryOf(params: URLSearchParams): SavedQuery {
  const { order, ...query } = toQuery(params)
  return query
}

function useSaveSearch() {
  const t = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [savedKey, setSavedKey] = useState<string>()

  async function save(query: SavedQuery): Promise<void> {
    setBusy(true)
    try {
      const { isNew } = await call('POST /saved-searches', { body: { query } })
      setSavedKey(JSON.stringify(query))
      const view = { label: t('saved_searches.view'), act: () => navigate('/saved-searches') }
      toast.success(t(isNew ? 'saved_searches.saved_note' : 'saved_searches.known_note'), view)
    } catch (error) {
      const isKnown = error instanceof ProblemError
      toast.error(isKnown ? t(`problem.${error.code}`) : t('saved_searches.failed'))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, savedKey, save }
}
