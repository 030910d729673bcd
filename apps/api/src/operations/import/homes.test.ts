import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importerOf } from '../../../test/imports/importer.ts'
import { signedIn } from '../../../test/people.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let ana: Someone
let rosa: Someone
let importer: ReturnType<typeof importerOf>

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  rosa = await signedIn(marea, 'Rosa', { profile: 'OWNER' })
  importer = importerOf(marea, ana, 'homes')
})
afterAll(() => marea.close())

const complete = `Listing name;Owner;ownerName;Neighbourhood;Property type;Accommodates;bathrooms;Base price;Cleaning fee;ZIP;lat;lng;amenities;Description;Check-in time
"Casa Peña; la azul";lucia@marea.test;Lucía Paz;Coconut Grove;Villa;8;4,5;$1,250.00;320;33133-1010;25.72513;-80.24367;Wi-Fi | pool;Two floors around a tree.;4 PM
`

test('a home of a new owner becomes a draft with everything that the file says', async () => {
  const { file } = await importer.upload(complete)
  expect(file).toMatchObject({
    kind: 'homes',
    state: 'uploaded',
    encoding: 'utf-8',
    uploadedBy: 'Ana',
    counts: { waiting: 1 },
  })
  expect(file.columns[0]).toEqual({ name: 'Listing name', values: ['Casa Peña; la azul'] })
  await importer.act(file.id, 'check', { mapping: file.mapping })
  expect(await importer.show(file.id)).toMatchObject({ state: 'checked', counts: { ready: 1 } })
  expect(await marea.db.selectFrom('suites').select('id').execute()).toEqual([])
  await importer.act(file.id, 'run')
  expect(await importer.show(file.id)).toMatchObject({ state: 'finished', counts: { imported: 1 } })
  const [row] = await importer.rowsOf(file.id)
  expect(row.path).toBe('/property-management/homes/casa-pena-la-azul')
  const home = await marea.db.selectFrom('suites').selectAll().executeTakeFirstOrThrow()
  expect(home).toMatchObject({ name: 'Casa Peña; la azul', status: 'draft' })
  const sections = await marea.db
    .selectFrom('listingSections')
    .select(['section', 'content'])
    .where('suiteId', '=', home.id)
    .execute()
  const contents = Object.fromEntries(sections.map(({ section, content }) => [section, content]))
  expect(contents).toMatchObject({
    basics: { kind: 'villa', guests: 8, bathrooms: 4.5 },
    prices: { nightlyAmount: 125_000, cleaningAmount: 32_000, minNights: 2 },
    location: { postalCode: '33133', neighborhood: 'coconut-grove', latitude: 25.72513 },
    amenities: { amenities: ['pool', 'wifi'] },
    texts: { story: { en: 'Two floors around a tree.', es: '' } },
    rules: { checkInFrom: '16:00' },
  })
  const shown = Object(contents.location).shown
  expect(shown.latitude).not.toBe(25.72513)
  const owner = await marea.db
    .selectFrom('users')
    .select(['fullName', 'profile', 'secretKind'])
    .where('email', '=', 'lucia@marea.test')
    .executeTakeFirstOrThrow()
  expect(owner).toEqual({ fullName: 'Lucía Paz', profile: 'OWNER', secretKind: 'none' })
  const mails = await ana.call('GET', '/admin/emails')
  expect(mails.body.result.items).toEqual([])
})

test('the names of columns that were chosen once are known the next time', async () => {
  const { file } = await importer.upload('Casa,Correo,Zona\nCasa Uno,rosa@marea.test,Brickell')
  expect(file.mapping).toEqual({})
  await importer.act(file.id, 'check', { mapping: { name: 0, ownerEmail: 1, neighborhood: 2 } })
  const { file: second } = await importer.upload(
    'zona,CASA,correo\nBrickell,Casa Dos,rosa@marea.test',
  )
  expect(second.mapping).toEqual({ name: 1, ownerEmail: 2, neighborhood: 0 })
})

const head =
  'name,ownerEmail,ownerName,neighborhood,guests,nightlyAmount,latitude,longitude,minNights,maxNights'

test('each row says what is wrong with it, and nothing of the file is added', async () => {
  const before = await marea.db.selectFrom('suites').select('id').execute()
  const { id, counts } = await importer.checked(
    [
      head,
      'Casa Bien,rosa@marea.test,,Brickell,4,500,,,,',
      ',rosa@marea.test,,Brickell,,,,,,',
      '"=HYPERLINK(""http://evil.test"")",rosa@marea.test,,Brickell,,,,,,',
      'Casa Dos,rosa,,Brickell,99,1.234,,,,',
      'Casa Tres,nobody@marea.test,,Atlantis,four,,25.7,,,',
      'casa bien,ROSA@marea.test,,brickell,,,,,,',
      'Casa Seis,rosa@marea.test,,Brickell,,,,,9,3',
      'Casa Siete,rosa@marea.test,,Brickell,,,,,,,extra',
    ].join('\n'),
  )
  expect(counts).toMatchObject({ ready: 1, wrong: 7, imported: 0 })
  expect(await importer.problemsOf(id)).toEqual({
    3: [{ column: 'name', code: 'missing', detail: '' }],
    4: [{ column: 'name', code: 'formula', detail: '=HYPERLINK("http://evil.test")' }],
    5: [
      { column: 'guests', code: 'out_of_range', detail: '1–30' },
      { column: 'nightlyAmount', code: 'not_money', detail: '1.234' },
      { column: 'ownerEmail', code: 'not_email', detail: 'rosa' },
      { column: 'ownerName', code: 'owner_unnamed', detail: '' },
    ],
    6: [
      { column: 'neighborhood', code: 'unknown_neighborhood', detail: 'Atlantis' },
      { column: 'guests', code: 'not_number', detail: 'four' },
      { column: 'longitude', code: 'needs_both', detail: '' },
      { column: 'ownerName', code: 'owner_unnamed', detail: '' },
    ],
    7: [{ column: null, code: 'twice_in_file', detail: '2' }],
    8: [{ column: 'minNights', code: 'refused', detail: '' }],
    9: [{ column: null, code: 'too_many_cells', detail: '' }],
  })
  expect(await marea.db.selectFrom('suites').select('id').execute()).toEqual(before)
})

test('the corrected file leaves out the homes that are here already', async () => {
  const text = `${head}\nCasa Sol,rosa@marea.test,,Brickell,4,500,,,,\n`
  expect(await importer.imported(text)).toMatchObject({ counts: { imported: 1 } })
  const { id, counts } = await importer.checked(
    `${text}Casa Luna,rosa@marea.test,,Brickell,4,500,,,,`,
  )
  expect(counts).toMatchObject({ ready: 1, wrong: 1 })
  expect((await importer.rowsOf(id))[0].problems).toEqual([
    { column: 'name', code: 'already_here', detail: 'Casa Sol' },
  ])
})

test('a home that appeared after the check is left out when the import runs', async () => {
  const text = `${head}\nCasa Mar,rosa@marea.test,,Brickell,4,500,,,,`
  const { id } = await importer.checked(text)
  await importer.imported(text)
  await importer.act(id, 'run')
  expect(await importer.show(id)).toMatchObject({
    state: 'finished',
    counts: { imported: 0, wrong: 1 },
  })
})

test('undoing removes the homes and accounts that nobody has used, and keeps what was worked on', async () => {
  const { id } = await importer.imported(
    [
      head,
      'Casa Alba,rosa@marea.test,,Brickell,4,500,,,,',
      'Casa Brisa,rosa@marea.test,,Brickell,4,500,,,,',
      'Casa Cielo,tomas@marea.test,Tomás Gil,Brickell,4,500,,,,',
    ].join('\n'),
  )
  const { body } = await rosa.call('GET', '/owner/homes/casa-brisa')
  const content = { ...body.result.contents.basics, guests: 5 }
  const saved = await rosa.call('PUT', '/owner/homes/casa-brisa/sections', {
    body: { section: 'basics', version: 1, content },
  })
  expect(saved.status).toBe(200)
  await importer.act(id, 'undo')
  expect(await importer.show(id)).toMatchObject({
    state: 'undone',
    counts: { imported: 0, undone: 2, kept: 1 },
  })
  expect(await importer.problemsOf(id)).toEqual({
    3: [{ column: null, code: 'changed_since', detail: '' }],
  })
  const homes = await marea.db.selectFrom('suites').select('name').execute()
  const names = homes.map(({ name }) => name)
  expect(names).toContain('Casa Brisa')
  expect(names).not.toContain('Casa Alba')
  const left = await marea.db.selectFrom('users').select('id').where('email', 'like', 'tomas%')
  expect(await left.execute()).toEqual([])
  expect((await importer.act(id, 'undo')).body.error.code).toBe('imports.not_now')
})

test('an import that is interrupted continues with the row it was at, and no home is half there', async () => {
  const names = Array.from({ length: 30 }, (_, number) => `Casa Numero ${number}`)
  const { id } = await importer.checked(
    [head, ...names.map((name) => `${name},rosa@marea.test,,Brickell,4,500,,,,`)].join('\n'),
  )
  await sql`
    create function interrupt() returns trigger language plpgsql as $$ begin
      if new.section = 'licenses'
        and exists (select from suites where id = new.suite_id and name = 'Casa Numero 10')
      then raise exception 'connection lost'; end if;
      return new;
    end $$`.execute(marea.db)
  await sql`create trigger interrupts before insert on listing_sections
    for each row execute function interrupt()`.execute(marea.db)
  await ana.call('POST', `/admin/imports/${id}/run`)
  const { handle } = jobNamed('operations.import')
  await expect(handle(marea.ctx(), { id })).rejects.toThrow('connection lost')
  expect(await importer.show(id)).toMatchObject({
    state: 'running',
    counts: { imported: 10, ready: 20 },
  })
  expect(await homesNamed('Casa Numero 10')).toBe(0)
  await sql`drop trigger interrupts on listing_sections`.execute(marea.db)
  // Of two processes that continue, one waits for the other.
  await Promise.all([handle(marea.ctx(), { id }), handle(marea.ctx(), { id })])
  expect(await importer.show(id)).toMatchObject({
    state: 'finished',
    counts: { imported: 30, wrong: 0 },
  })
  expect(await homesNamed('Casa Numero')).toBe(30)
})

async function homesNamed(start: string): Promise<number> {
  const homes = marea.db.selectFrom('suites').select('id').where('name', 'like', `${start}%`)
  return (await homes.execute()).length
}

test('an administrator reads in the log what was imported and undone', async () => {
  const { id } = await importer.imported(`${head}\nCasa Diario,rosa@marea.test,,Brickell,4,500,,,,`)
  await importer.act(id, 'undo')
  const { file } = await importer.upload(`${head}\nCasa Nunca,rosa@marea.test,,Brickell,4,500,,,,`)
  expect((await ana.call('DELETE', `/admin/imports/${file.id}`)).status).toBe(200)
  expect((await ana.call('GET', `/admin/imports/${file.id}`)).status).toBe(404)
  const { body } = await ana.call('GET', '/admin/audit?subject=import')
  const acts = body.result.acts.map(({ act }: { act: string }) => act)
  expect(acts.slice(0, 5)).toEqual([
    'imports.discarded',
    'imports.uploaded',
    'imports.undone',
    'imports.started',
    'imports.uploaded',
  ])
})
