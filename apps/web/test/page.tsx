import type { PublicConfig } from '@marea/contract/pages.ts'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { configure, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { companyTimeZone } from '../../../demo/company-clock.ts'
import { PageProvider } from '../src/platform/page/page.tsx'
import { TextsProvider } from '../src/platform/texts/texts.tsx'
import { createTextsStore } from '../src/platform/texts/texts-store.ts'
import { namedTables } from './row-names.ts'

// On a busy machine what appears next may take seconds.
configure({ asyncUtilTimeout: 15_000 })

type PageOptions = {
  language?: Language
  /** For components that follow navigations, such as those of the search. */
  hasDataRouter?: boolean
  /** What the loader of a whole page has loaded; implies a data router. */
  loaded?: unknown
  /** The URL, with what is opened on the page. */
  at?: string | undefined
  config?: Partial<PublicConfig>
}

/**
 * Renders a component as a page does: with the real texts of a language and a router. jsdom runs in
 * the unit stage without a browser to install; layout is left to the browser tests.
 */
export function renderInPage(children: ReactNode, options: PageOptions = {}) {
  // jsdom has no CSS object, and React Aria escapes with it when an overlay opens.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  return render(<Page {...options}>{children}</Page>)
}

export const plainConfig = {
  publicUrl: 'https://marea.test',
  brand: {
    ...defaultBrand,
    location: 'Miami, FL',
    email: 'hola@marea.test',
    phone: '+1 305 555 0142',
  },
  demo: false,
  devPages: false,
  build: 'test',
  companyTimeZone,
}

function Page({ children, ...options }: PageOptions & { children: ReactNode }) {
  const { language = 'en', loaded, hasDataRouter = loaded !== undefined, at, config } = options
  const [store] = useState(() => createTextsStore({ language, table: namedTables[language] }))
  const [router] = useState(() => createPageRouter(children, { loaded, at }))
  return (
    <PageProvider page={{ config: { ...plainConfig, ...config } }}>
      <TextsProvider store={store}>
        {hasDataRouter ? (
          <RouterProvider router={router} />
        ) : (
          <MemoryRouter>{children}</MemoryRouter>
        )}
      </TextsProvider>
    </PageProvider>
  )
}

function createPageRouter(element: ReactNode, { loaded, at = '/' }: PageOptions) {
  const page = { id: 'page', path: '*', element, loader: () => loaded }
  return createMemoryRouter([page], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: loaded } },
  })
}
