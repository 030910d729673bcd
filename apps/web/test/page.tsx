import type { Language } from '@marea/contract/platform/language.ts'
import { en } from '@marea/contract/texts/en.ts'
import { es } from '@marea/contract/texts/es.ts'
import { configure, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { TextsProvider } from '../src/platform/texts/texts.tsx'
import { createTextsStore } from '../src/platform/texts/texts-store.ts'

const tables = { en, es }

// On a busy machine what appears next may take seconds.
configure({ asyncUtilTimeout: 15_000 })

type PageOptions = { language?: Language }

/**
 * Renders a component as a page does: with the real texts of a language and a router. jsdom runs in
 * the unit stage without a browser to install; layout is left to the browser tests.
 */
export function renderInPage(children: ReactNode, { language = 'en' }: PageOptions = {}) {
  // jsdom has no CSS object, and React Aria escapes with it when an overlay opens.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  return render(<Page language={language}>{children}</Page>)
}

function Page({ language, children }: { language: Language; children: ReactNode }) {
  const [store] = useState(() => createTextsStore({ language, table: tables[language] }))
  return (
    <TextsProvider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </TextsProvider>
  )
}
