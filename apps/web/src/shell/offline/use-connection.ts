import { maintenanceHeader } from '@marea/contract/platform/http/maintenance-header.ts'
import { useEffect, useState } from 'react'

const pauseMs = 10_000

export type Connection = {
  isReachable: boolean
  /** The server answers, and serves nobody before. */
  maintenanceEndsAt?: string | undefined
}

const lost: Connection = { isReachable: false }

/** Whether the server answers: a phone with one bar says that it is online, and is not. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState(lost)
  useEffect(() => {
    const ask = () => askServer().then(setConnection)
    const lose = () => setConnection(lost)
    ask()
    const timer = setInterval(ask, pauseMs)
    addEventListener('online', ask)
    addEventListener('offline', lose)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
      removeEventListener('offline', lose)
    }
  }, [])
  return connection
}

async function askServer(): Promise<Connection> {
  try {
    const { ok, headers } = await fetch('/build.json', { method: 'HEAD', cache: 'no-store' })
    const maintenanceEndsAt = headers.get(maintenanceHeader) ?? undefined
    return { isReachable: ok && !maintenanceEndsAt, maintenanceEndsAt }
  } catch {
    return lost
  }
}
