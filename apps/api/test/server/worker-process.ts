import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { FanOut } from '../../src/platform/jobs/fan-out.ts'
import { jobNamed, type TestApp } from '../test-app.ts'

const script = fileURLToPath(new URL('run-worker.ts', import.meta.url))

/** Enqueues scheduled work on many items, for processes that only work on it. */
export async function enqueueFanOut(marea: TestApp, { name }: Pick<FanOut, 'name'>) {
  await jobNamed(name).handle(marea.ctx(), {})
  const each = `${name}.each`
  const running: ChildProcess[] = []
  const states = async () => {
    const { rows } = await sql<{ state: string; count: number; longestMs: number | null }>`
      select state::text, count(*)::int,
        (extract(epoch from max(completed_on - started_on)) * 1000)::int as longest_ms
      from pgboss.job where name = ${each} group by state`.execute(marea.db)
    return new Map(rows.map(({ state, ...of }) => [state, of]))
  }
  return {
    states,
    startWorker() {
      const { databaseUrl, config, clock } = marea
      const args = [script, databaseUrl, config.dataDir, clock.now().toString(), each]
      running.push(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }))
    },
    async kill() {
      const ended = running.splice(0).map((child) => {
        child.kill('SIGKILL')
        return once(child, 'exit')
      })
      await Promise.all(ended)
    },
    waitFor: (done: number, timeout: number) =>
      vi.waitFor(
        async () => {
          const completed = (await states()).get('completed')?.count ?? 0
          if (completed < done) throw new Error(`${completed} of ${done} ${each} are done.`)
        },
        { timeout, interval: 500 },
      ),
  }
}
