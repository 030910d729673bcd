import Fastify from 'fastify'
import pg from 'pg'

const { BODY_URL, DATABASE_URL, QUOTE_ID } = process.env
const app = Fastify()

app.get('/hello', async () => ({ hello: 'world' }))

if (BODY_URL) {
  const response = await fetch(BODY_URL)
  const bytes = await response.text()
  const type = response.headers.get('content-type') ?? 'text/html'
  app.get('/bytes', (_request, reply) => reply.type(type).send(bytes))
}

if (DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
  const { rows } = await pool.query('select id from users limit 1')
  app.get('/select', async () => {
    const result = await pool.query({
      name: 'one',
      text: 'select * from users where id = $1',
      values: [rows[0].id],
    })
    return result.rows[0]
  })
}

if (DATABASE_URL && QUOTE_ID) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
  const { rows } = await pool.query('select * from quotes where id = $1', [QUOTE_ID])
  const { id, lines, cancellation, ...rest } = rows[0]
  const row = {
    ...rest,
    lines: JSON.stringify(lines),
    cancellation: JSON.stringify(cancellation),
    extras: [],
  }
  const names = Object.keys(row)
  const insertion = {
    name: 'quote',
    text: `insert into quotes (${names}) values (${names.map((_, at) => `$${at + 1}`)}) returning id`,
    values: Object.values(row),
  }
  app.post('/quote', async () => ({ ...rows[0], id: (await pool.query(insertion)).rows[0].id }))
}

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
