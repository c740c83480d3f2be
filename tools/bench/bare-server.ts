// The floor the server is measured against: fastify, one route, one point read on a database of the same kind.
import fastify from 'fastify'
import { sql } from 'kysely'
import { openDatabase } from '../../server/db/open'

async function main(): Promise<void> {
  const { db } = await openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: process.env.DATA_DIR ?? '.cache/bench-bare',
  })
  await sql`create table if not exists bench_point (id text primary key, value text not null)`.execute(db)
  await sql`insert into bench_point values ('one', 'value') on conflict do nothing`.execute(db)
  const app = fastify()
  app.post('/client', async () => (await sql`select value from bench_point where id = ${'one'}`.execute(db)).rows[0])
  app.get('/health', async () => ({ status: 'ok' }))
  await app.listen({ port: Number(process.env.PORT), host: 'localhost' })
}

void main()
