import { type Language, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { ActSubject } from './act-subject.tsx'

afterEach(cleanup)

const said = perLanguage(
  (language: Language) => ({ en: 'Exchange rate: COP', es: 'Tipo de cambio: COP' })[language],
)

test.each(languages)('an exchange rate is named in the words of the reader (%s)', (language) => {
  const act = {
    id: 1,
    actedAt: '2026-11-17T05:00:00Z',
    admin: { id: '1', name: 'Nadia Brooks' },
    act: 'currencies.rate_added',
    details: {},
    subject: 'currency:COP',
    subjectName: null,
    subjectPath: null,
  }
  renderInPage(<ActSubject act={act} />, { language })
  expect(screen.getByText(said[language])).toBeTruthy()
})
