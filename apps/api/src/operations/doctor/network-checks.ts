import { connect } from 'node:tls'
import { type Examined, type Found, found, reasonOf } from './examined.ts'

const endingDays = 21
const day = 24 * 3600 * 1000

export async function checkAddress({ config, now }: Examined): Promise<Found> {
  const { protocol, hostname, host, port } = new URL(config.publicUrl)
  if (isLocal(hostname) && protocol === 'http:') {
    return found('address_local', { address: config.publicUrl })
  }
  if (protocol === 'http:') return found('address_plain', { address: config.publicUrl })
  try {
    const endsAt = await certificateEnd(hostname, Number(port || 443))
    const days = Math.floor((endsAt - now.epochMilliseconds) / day)
    return found(days < endingDays ? 'certificate_ending' : 'certificate_valid', { host, days })
  } catch (error) {
    return found('certificate_refused', { host, reason: reasonOf(error) })
  }
}

function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function certificateEnd(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.once('error', reject)
  })
}

export async function checkProxy({ config }: Examined): Promise<Found> {
  const { publicUrl, trustProxy } = config
  if (trustProxy === 'true') return found('proxy_anyone')
  if (typeof trustProxy === 'string') return found('proxy_trusted', { proxies: trustProxy })
  // A process itself never speaks TLS.
  return found(publicUrl.startsWith('https:') ? 'proxy_unknown' : 'proxy_direct')
}
