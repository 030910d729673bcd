import type { ProblemCode } from '@marea/contract/problems.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isConnectionLost } from '#platform/api/connection-lost.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { createUploadQueue, type UploadPorts } from './upload-queue.ts'

/** Files on their way; those that lost the connection are sent again when it returns. */
export function useUploadQueue<Stored>(ports: Omit<UploadPorts<Stored>, 'problemOf'>) {
  const [queue] = useState(() => createUploadQueue({ ...ports, problemOf }))
  const items = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    addEventListener('online', queue.retryLost)
    return () => removeEventListener('online', queue.retryLost)
  }, [queue])
  return { items, queue }
}

function problemOf(error: unknown): ProblemCode | null {
  if (isConnectionLost(error)) return null
  return error instanceof ProblemError ? error.code : 'server.failed'
}
