import type { Listing, ListingPhoto } from '@marea/contract/suites/listing/endpoints.ts'
import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { createContext, use } from 'react'
import type { EditorView, ListingEditor } from './listing-editor.ts'
import type { Uploads } from './use-uploads.ts'

export type EditorContext = {
  listing: Listing
  editor: ListingEditor
  view: EditorView
  uploads: Uploads
  photoOf: (key: string) => ListingPhoto | undefined
}

export const ListingEditorContext = createContext<EditorContext | undefined>(undefined)

export function useEditor(): EditorContext {
  const context = use(ListingEditorContext)
  if (!context) throw new Error('ListingEditorContext is missing above this component')
  return context
}

/** The content of a section and a function that changes some of its fields. */
export function useSection<Section extends ListingSection>(section: Section) {
  const { editor, view } = useEditor()
  const content = view.contents[section]
  return {
    content,
    change: (fields: Partial<ListingContents[Section]>) =>
      editor.change(section, { ...editor.read().contents[section], ...fields }),
  }
}
