import { languages, perLanguage } from '@marea/contract/platform/language.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { useLanguageName } from './use-language-name.ts'

afterEach(cleanup)

function Names() {
  return <p>{languages.map(useLanguageName()).join(', ')}</p>
}

const named = perLanguage(
  (language) => ({ en: 'English, Spanish', es: 'inglés, español' })[language],
)

test.each(languages)('a sentence names languages in its own language (%s)', (language) => {
  renderInPage(<Names />, { language })
  expect(screen.getByText(named[language])).toBeTruthy()
})
