import { docs } from 'virtual:docs'
import { searchedWords } from '#articles/read/faq-search.ts'
import type { Doc } from './doc.ts'
import { type DocSection, findSections, sectionsOf } from './search-docs.ts'

/** Only the server has all pages; a browser loads the one that it shows. */
export const { lead, parts } = docs

type Neighbor = Pick<Doc, 'address' | 'title'> | undefined

export function findDoc(address: string) {
  const at = docs.pages.findIndex((page) => page.address === address)
  const page = docs.pages[at]
  if (!page) return undefined
  return {
    page,
    before: linkTo(docs.pages[at - 1]),
    after: linkTo(docs.pages[at + 1]),
  }
}

function linkTo(page: Doc | undefined): Neighbor {
  return page && { address: page.address, title: page.title }
}

let sections: DocSection[] | undefined

export function searchDocs(query: string) {
  sections ??= docs.pages.flatMap(sectionsOf)
  return findSections(sections, searchedWords(query))
}
