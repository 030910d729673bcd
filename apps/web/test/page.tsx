import type { Language } from '@marea/contract/platform/language.ts'
import { en } from '@marea/contract/texts/en.ts'
import { es } from '@marea/contract/texts/es.ts'
import { render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { TextsProvider } from '../src/platform/texts/texts.tsx'
import { createTextsStore } from '../src/platform/texts/texts-store.ts'

const tables = { en, es }

/** Renders a component as a page does: with the real texts of a language and a router. */
export function renderInPage(children: ReactNode, { language = 'en' as Language } = {}) {
  return render(<InPage language={language}>{children}</InPage>)
}

type InPageProps = { language?: Language; children: ReactNode }

export function InPage({ language = 'en', children }: InPageProps) {
  const [store] = useState(() => createTextsStore({ language, table: tables[language] }))
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: null }]))
  return (
    <TextsProvider store={store}>
      <RouterProvider router={router} />
      {children}
    </TextsProvider>
  )
}
