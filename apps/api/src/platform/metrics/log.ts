import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

export function openLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  })
}
