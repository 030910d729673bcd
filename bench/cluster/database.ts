import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/api/test/server/free-port.ts'
import { postgresBin, programOf } from './packages.ts'
import { killFamily, type Service, type Services } from './services.ts'

const host = '127.0.0.1'
const passwords = {
  POSTGRES_PASSWORD: 'the password of marea',
  SUPERUSER_PASSWORD: 'the password of postgres',
  REPLICATION_PASSWORD: 'the password of replicator',
}

type Node = {
  name: string
  postgresPort: number
  patroniPort: number
  data: string
  patroni: Service
  launch(): Service
}

/** etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer, configured as in `deploy/`. */
export async function startDatabase(services: Services) {
  const etcd = await startEtcd(services)
  const nodes = [await startNode(services, 1, etcd), await startNode(services, 2, etcd)] as const
  const primaryPort = await freePort()
  const replicaPort = await freePort()
  startHaproxy(services, nodes, { primaryPort, replicaPort })
  const pgbouncerPort = await startPgbouncer(services, primaryPort)
  await waitUntil('a primary with a standby that has everything', async () => {
    const roles = await Promise.all(nodes.map(roleOf))
    return roles.includes('primary') && roles.includes('sync_standby')
  })
  const secret = encodeURIComponent(passwords.POSTGRES_PASSWORD)
  const at = (port: number) => `postgres://marea:${secret}@${host}:${port}/marea`
  return {
    pooledUrl: at(pgbouncerPort),
    directUrl: at(primaryPort),
    replicaUrl: at(replicaPort),
    async findPrimary(): Promise<Node> {
      const roles = await Promise.all(nodes.map(roleOf))
      const node = nodes[roles.indexOf('primary')]
      if (!node) throw new Error('There is no primary.')
      return node
    },
    /** Kills Patroni and PostgreSQL without a clean shutdown. */
    async killNode({ patroni, data }: Node): Promise<void> {
      killFamily(patroni.pid)
      killPostgres(data)
      await patroni.ended
    },
    restartNode(node: Node): void {
      node.patroni = node.launch()
    },
    waitForStandby: (node: Node) =>
      waitUntil(`${node.name} as a standby`, async () =>
        ['replica', 'sync_standby'].includes((await roleOf(node)) ?? ''),
      ),
  }
}

async function startEtcd(services: Services): Promise<string> {
  const [clients, peers] = [await freePort(), await freePort()]
  const url = `http://${host}:${clients}`
  const peerUrl = `http://${host}:${peers}`
  services.start('etcd', [
    programOf('etcd-server'),
    ...['--name', 'etcd', '--data-dir', services.folder('etcd')],
    ...['--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `etcd=${peerUrl}`],
  ])
  await waitUntil('etcd', async () => (await fetch(`${url}/health`)).ok)
  return `${host}:${clients}`
}

async function startNode(services: Services, number: number, etcd: string): Promise<Node> {
  const name = `postgres-${number}`
  const [postgresPort, patroniPort] = [await freePort(), await freePort()]
  const data = `${services.folder(name)}/data`
  const config = services.configure('patroni/patroni.yaml', {
    ...passwords,
    NODE_NAME: name,
    NODE_HOST: host,
    ETCD_HOSTS: etcd,
    PATRONI_PORT: patroniPort,
    POSTGRES_PORT: postgresPort,
    POSTGRES_DATA: data,
    POSTGRES_BIN: postgresBin,
    POST_BOOTSTRAP: services.copy('patroni/create-database.sh'),
    NETWORK: `${host}/32`,
  })
  // Patroni leaves PostgreSQL running when it stops.
  services.afterStop(() => killPostgres(data))
  const launch = () => services.start(name, [programOf('patroni'), config], { env: passwords })
  return { name, postgresPort, patroniPort, data, launch, patroni: launch() }
}

/** Reads the process id from its file, because PostgreSQL is not a child process of Patroni. */
function killPostgres(data: string): void {
  const file = `${data}/postmaster.pid`
  if (existsSync(file)) killFamily(Number(readFileSync(file, 'utf8').split('\n')[0]))
}

type Ports = { primaryPort: number; replicaPort: number }

function startHaproxy(services: Services, nodes: readonly [Node, Node], ports: Ports): void {
  const config = services.configure('haproxy/haproxy.cfg', {
    HAPROXY_HOST: host,
    PRIMARY_PORT: ports.primaryPort,
    REPLICA_PORT: ports.replicaPort,
    NODE_1_HOST: host,
    NODE_1_POSTGRES_PORT: nodes[0].postgresPort,
    NODE_1_PATRONI_PORT: nodes[0].patroniPort,
    NODE_2_HOST: host,
    NODE_2_POSTGRES_PORT: nodes[1].postgresPort,
    NODE_2_PATRONI_PORT: nodes[1].patroniPort,
  })
  services.start('haproxy', [programOf('haproxy'), '-db', '-f', config])
}

async function startPgbouncer(services: Services, primaryPort: number): Promise<number> {
  const port = await freePort()
  const config = services.configure('pgbouncer/pgbouncer.ini', {
    PGBOUNCER_HOST: host,
    PGBOUNCER_PORT: port,
    PRIMARY_HOST: host,
    PRIMARY_PORT: primaryPort,
    USERLIST: services.write('userlist.txt', `"marea" "${passwords.POSTGRES_PASSWORD}"\n`),
  })
  services.start('pgbouncer', [programOf('pgbouncer'), config])
  return port
}

/**
 * The role that Patroni reports, such as `primary`, `sync_standby` or `replica`; undefined while
 * the node is down.
 */
async function roleOf({ patroniPort }: Node): Promise<string | undefined> {
  const ask = (path: string) =>
    fetch(`http://${host}:${patroniPort}/${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (await ask('primary')) return 'primary'
  if (await ask('synchronous')) return 'sync_standby'
  return (await ask('replica')) ? 'replica' : undefined
}

export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  limitMs = 600_000,
): Promise<void> {
  const until = performance.now() + limitMs
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > until) throw new Error(`Waited too long for ${what}.`)
    await wait(200)
  }
}
