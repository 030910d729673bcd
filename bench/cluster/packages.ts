import { existsSync } from 'node:fs'

/** What each Debian package brings, at the place where it installs it. */
const programs = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  'nginx-light': '/usr/sbin/nginx',
} as const

export const programOf = (name: keyof typeof programs) => programs[name]

export const postgresBin = '/usr/lib/postgresql/15/bin'

export function missingPackages(): string[] {
  return Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
}
