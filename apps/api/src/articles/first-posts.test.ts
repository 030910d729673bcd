import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

function migration(name: string): Promise<string> {
  return readFile(new URL(`../platform/migrations/${name}.sql`, import.meta.url), 'utf8')
}

/** As an earlier version left them. */
async function addFirstPosts(): Promise<void> {
  const text = await migration('0163_add_first_articles')
  const functions = text.slice(0, text.indexOf('INSERT INTO faq_groups'))
  const posts = text.slice(text.indexOf("SELECT pg_temp.add_article('post'"))
  const statements =
    functions + posts.slice(0, posts.indexOf("SELECT pg_temp.add_article('question'"))
  await marea.db.transaction().execute((db) => sql.raw(statements).execute(db))
}

test('the first posts leave an installation, except one that somebody has edited', async () => {
  const { id: savedBy } = await signedIn(marea, 'editor', { profile: 'ADMIN' })
  await addFirstPosts()
  const slugs = async () => {
    const { items } = (await marea.call('GET', '/articles?language=en')).body.result
    return items.map(({ slug }: { slug: string }) => slug)
  }
  expect(await slugs()).toEqual(['the-whole-price-first', 'how-a-house-gets-its-name'])
  await sql`update article_versions set saved_by = ${savedBy} where article_id = (
    select article_id from article_slugs where slug = 'the-whole-price-first')`.execute(marea.db)
  const removal = await migration('0306_remove_first_posts')
  await marea.db.transaction().execute((db) => sql.raw(removal).execute(db))
  marea.clock.advance({ minutes: 2 })
  expect(await slugs()).toEqual(['the-whole-price-first'])
})
