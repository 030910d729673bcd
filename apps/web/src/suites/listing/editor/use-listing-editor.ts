import type { Listing } from '@marea/contract/suites/listing/endpoints.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#platform/api/api.ts'
import { isConnectionLost } from '#platform/api/connection-lost.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { toast } from '#platform/page/toast.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { useText } from '#platform/texts/texts.tsx'
import { type Edits, noEdits } from './edits.ts'
import { createListingEditor, type ListingEditor, type SavedBefore } from './listing-editor.ts'

/** The editor of one home, which keeps unsaved edits on this device while it cannot send them. */
export function useListingEditor(listing: Listing) {
  const t = useText()
  const { slug } = listing
  const [editor] = useState(() => {
    const params = { slug }
    return createListingEditor(listing, storedEdits(listing), {
      save: (body) => call('PUT /owner/homes/:slug/sections', { params, body }),
      reload: () => call('GET /owner/homes/:slug', { params }),
      conflictOf,
      isOffline: isConnectionLost,
      keep: (edits) => writeStored(keyOf(slug), edits && JSON.stringify(edits)),
      onMerged: ({ savedBy: name, isOwn }) =>
        toast.info(t(isOwn ? 'listing.merged_own' : 'listing.merged', { name })),
    })
  })
  useSending(editor)
  const view = useSyncExternalStore(editor.subscribe, editor.read, editor.read)
  return { editor, view }
}

/** Sends unsaved edits when the connection returns and before the page is left. */
function useSending(editor: ListingEditor) {
  useEffect(() => {
    const send = () => {
      editor.flush()
    }
    addEventListener('online', send)
    addEventListener('pagehide', send)
    return () => {
      removeEventListener('online', send)
      removeEventListener('pagehide', send)
      send()
    }
  }, [editor])
}

function keyOf(slug: string): string {
  return `marea.listing.${slug}`
}

/** Edits of an older format are dropped rather than trusted. */
function storedEdits(listing: Listing): Edits {
  const stored = listing.canEdit ? readStored(keyOf(listing.slug)) : null
  const edits: unknown = stored ? JSON.parse(stored) : null
  return isEdits(edits) ? edits : noEdits(listing)
}

function isEdits(value: unknown): value is Edits {
  return typeof value === 'object' && value !== null && 'versions' in value && 'mine' in value
}

function conflictOf(error: unknown): SavedBefore | null {
  if (!(error instanceof ProblemError) || error.code !== 'suites.section_changed') return null
  const { savedBy, savedAt, isOwn } = Object(error.details)
  return { savedBy: String(savedBy), savedAt: String(savedAt), isOwn: isOwn === true }
}
