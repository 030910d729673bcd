import type { Listing, ListingState } from '@marea/contract/suites/listing/endpoints.ts'
import { listingSections } from '@marea/contract/suites/listing/section-names.ts'
import { emptyListing, type ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { ListingEditorContext } from '../src/suites/listing/editor/editor-context.ts'
import { noEdits } from '../src/suites/listing/editor/edits.ts'
import {
  createListingEditor,
  type ListingEditor,
} from '../src/suites/listing/editor/listing-editor.ts'
import { useUploads } from '../src/suites/listing/editor/use-uploads.ts'
import { renderInPage } from './page.tsx'

const known = { name: 'Casa Malva', kind: 'house', neighborhood: 'edgewater' } as const

type Rights = Partial<Pick<Listing, 'canEdit' | 'canSeeAccess'>>

function listingWith(change: Partial<ListingContents>, given: Rights): Listing {
  const sections = listingSections.map((section) => [
    section,
    { version: 1, savedAt: null, isUnpublished: true },
  ])
  const state: ListingState = {
    status: 'draft',
    contents: { ...emptyListing(known), ...change },
    sections: Object.fromEntries(sections),
    photos: [],
    city: null,
    gaps: [],
  }
  const rights = { canEdit: true, canSeeAccess: true, ...given }
  return {
    ...state,
    ...rights,
    slug: 'casa-malva',
    neighborhoods: [],
    jurisdictions: [],
    policies: [],
    today: '2026-11-18',
  }
}

/** Renders a section of the editor of a new home; nothing that it changes is sent. */
export function renderSection(
  section: ReactNode,
  change: Partial<ListingContents> = {},
  rights: Rights = {},
) {
  const listing = listingWith(change, rights)
  const editor = createListingEditor(listing, noEdits(listing), {
    save: () => new Promise(() => undefined),
    reload: async () => listing,
    conflictOf: () => null,
    isOffline: () => false,
    keep: () => undefined,
    onMerged: () => undefined,
  })
  renderInPage(
    <Frame listing={listing} editor={editor}>
      {section}
    </Frame>,
  )
  return { contents: () => editor.read().contents }
}

type FrameProps = { listing: Listing; editor: ListingEditor; children: ReactNode }

function Frame({ listing, editor, children }: FrameProps) {
  const view = useSyncExternalStore(editor.subscribe, editor.read)
  const uploads = useUploads(listing.slug, editor)
  const [photoOf] = useState(() => () => undefined)
  return (
    <ListingEditorContext value={{ listing, editor, view, uploads, photoOf }}>
      {children}
    </ListingEditorContext>
  )
}
