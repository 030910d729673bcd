import type { ListingState } from '@marea/contract/suites/listing/endpoints.ts'
import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { isSame } from './is-same.ts'

/** Unsaved edits: what each section is now, was before, and the version it is based on. */
export type Edits = {
  base: ListingContents
  mine: ListingContents
  /** A section with a version here has unsaved changes. */
  versions: Partial<Record<ListingSection, number>>
}

export function noEdits({ contents }: Pick<ListingState, 'contents'>): Edits {
  return { base: contents, mine: contents, versions: {} }
}

export function unsavedIn({ versions }: Edits): ListingSection[] {
  return listingSections.filter((section) => versions[section] !== undefined)
}

/** The saved contents with the unsaved sections over them. */
export function withUnsaved(contents: ListingContents, edits: Edits): ListingContents {
  return unsavedIn(edits).reduce((all, section) => put(all, section, edits.mine), contents)
}

export function editSection(
  edits: Edits,
  state: ListingState,
  section: ListingSection,
  mine: ListingContents,
): Edits {
  const isNew = edits.versions[section] === undefined
  const base = isNew ? put(edits.base, section, state.contents) : edits.base
  const version = edits.versions[section] ?? state.sections[section].version
  return { base, mine, versions: versionsWith(edits, section, { base, mine, version }) }
}

/** Puts an edit on top of a newer version of its section. */
export function rebaseSection(
  edits: Edits,
  state: ListingState,
  section: ListingSection,
  mine: ListingContents,
): Edits {
  const base = put(edits.base, section, state.contents)
  const { version } = state.sections[section]
  return { base, mine, versions: versionsWith(edits, section, { base, mine, version }) }
}

function put(
  contents: ListingContents,
  section: ListingSection,
  from: ListingContents,
): ListingContents {
  return { ...contents, [section]: from[section] }
}

type Edited = { base: ListingContents; mine: ListingContents; version: number }

/** A section that equals its saved version needs no save. */
function versionsWith({ versions }: Edits, section: ListingSection, edited: Edited) {
  const isBack = isSame(edited.base[section], edited.mine[section])
  return { ...versions, [section]: isBack ? undefined : edited.version }
}
