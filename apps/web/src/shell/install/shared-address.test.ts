import { expect, test } from 'vitest'
import { sharedAddress } from './shared-address.ts'

const to = (shared: Record<string, string>) =>
  sharedAddress(new URLSearchParams(shared), 'https://marea.test')

test('a shared link of ours opens its page, also from the middle of a message', () => {
  expect(to({ url: 'https://marea.test/suite-details/casa-almendro?guests=4' })).toBe(
    'https://marea.test/suite-details/casa-almendro?guests=4',
  )
  expect(to({ text: 'Look: https://marea.test/favorites/abc !' })).toBe(
    'https://marea.test/favorites/abc',
  )
})

test('shared words become a search', () => {
  expect(to({ title: 'Coconut  Grove' })).toBe('https://marea.test/?where=Coconut+Grove')
  expect(to({ text: 'Brickell https://evil.test/x' })).toBe('https://marea.test/?where=Brickell')
})

test('a link of another site, or nothing, opens the home page', () => {
  for (const url of [
    'https://evil.test/',
    'https://marea.test.evil.test/',
    'https://marea.test@evil.test/',
    'javascript:alert(1)//https://evil.test',
  ]) {
    expect(new URL(to({ url })).origin).toBe('https://marea.test')
  }
  expect(to({})).toBe('https://marea.test/')
})

test('a path that begins with two slashes stays on our site', () => {
  expect(to({ url: 'https://marea.test//evil.test' })).toBe('https://marea.test//evil.test')
})
