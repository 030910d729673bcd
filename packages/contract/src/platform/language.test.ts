import { expect, test } from 'vitest'
import {
  createLanguages,
  isLanguage,
  type LanguageEntry,
  languageTable,
  nextLanguage,
  preferredLanguage,
  type Texts,
} from './language.ts'
import type { WrittenOnce } from './written-once.ts'

const portuguese: LanguageEntry = {
  locale: 'pt-BR',
  name: 'Português',
  isPartial: true,
}
const three = createLanguages<'en' | 'es' | 'pt'>({ ...languageTable, pt: portuguese }, 'en')

test('a third language is used as soon as it is in the table', () => {
  expect(three.languages).toEqual(['en', 'es', 'pt'])
  expect([three.isLanguage('pt'), isLanguage('pt')]).toEqual([true, false])
  expect(three.perLanguage((language) => language.toUpperCase())).toEqual({
    en: 'EN',
    es: 'ES',
    pt: 'PT',
  })
  expect(three.preferredLanguage('pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt')
  expect([three.nextLanguage('es'), three.nextLanguage('pt')]).toEqual(['pt', 'en'])
})

test('texts that a partial language does not have yet are those of the default language', () => {
  const texts = {
    'shell.skip': { en: 'Skip to content', es: 'Ir al contenido', pt: 'Ir para o conteúdo' },
    'shell.loading': { en: 'Loading', es: 'Cargando' },
  }
  expect(three.textsIn(texts, 'pt')).toEqual({
    'shell.skip': 'Ir para o conteúdo',
    'shell.loading': 'Loading',
  })
})

test.each([
  ['es-MX,es;q=0.9', 'es'],
  [' ES', 'es'],
  ['en-GB,es;q=0.5', 'en'],
  ['fr-FR,es;q=0.5', 'en'],
  ['est', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that accepts “%s” reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test('with two languages, the link to another one leads to the other', () => {
  expect([nextLanguage('en'), nextLanguage('es')]).toEqual(['es', 'en'])
})

test('a text that is missing in one language, or in two files, does not compile', () => {
  const skip = { en: 'Skip to content', es: 'Ir al contenido' }
  const texts: Texts = {
    // @ts-expect-error: the Spanish is missing.
    'shell.loading': { en: 'Loading' },
    // @ts-expect-error: French is no language of the product.
    'shell.skip': { ...skip, fr: 'Aller au contenu' },
  }
  expect(Object.keys(texts)).toEqual(['shell.loading', 'shell.skip'])
  // @ts-expect-error: it says which key is written twice.
  const isWrittenOnce: WrittenOnce<[{ 'shell.skip': object }, { 'shell.skip': object }]> = true
  expect(isWrittenOnce).toBe(true)
})
