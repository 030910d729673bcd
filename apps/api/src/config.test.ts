import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is a demo on port 3000 with its own database', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, demo: true, role: 'all', databaseUrl: undefined })
  expect(config.publicUrl).toBe('http://localhost:3000')
})

test('a database of one’s own turns the demo off', () => {
  const databaseUrl = 'postgres://marea@db.example/marea'
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ demo: false, databaseUrl })
  expect(readConfig({ DATABASE_URL: databaseUrl, DEMO: 'true' }).demo).toBe(true)
})

test('every fault gets a sentence that names its variable', () => {
  const faulty = { PORT: '70000', DATABASE_URL: 'mysql://x', ROLE: 'boss', SECRET_KEY: 'short' }
  const lines = () => {
    try {
      readConfig(faulty)
      return []
    } catch (error) {
      return String((error as Error).message).split('\n')
    }
  }
  expect(lines().map((line) => line.split(' ')[0])).toEqual(Object.keys(faulty))
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})
