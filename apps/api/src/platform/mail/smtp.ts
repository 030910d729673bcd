import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Delivery, Email, EmailPort, SendOptions } from '#platform/ports.ts'

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

export function openSmtp(url: string, from: string): EmailPort {
  return { send: (mail, handover) => send({ url, from }, mail, handover) }
}

/** Signs in without sending anything. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({ ...timeouts, url })
  await transport.verify().finally(() => transport.close())
}

type Account = { url: string; from: string }

async function send({ url, from }: Account, mail: Email, { id, beforeEnd }: SendOptions) {
  let isHandedOver = false

  /** Read only when the server requests the message; sending its end makes the server accept it. */
  async function* streamMessage(message: Readable) {
    yield* message
    await beforeEnd()
    isHandedOver = true
  }

  const access = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ ...timeouts, ...access, url })
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message)
    Object.assign(message, { createReadStream: () => Readable.from(streamMessage(read())) })
    done()
  })
  const messageId = `<${id}@${senderDomain(from)}>`
  const sender = mail.sender ? { name: mail.sender, address: addressOf(from) } : from
  return transport.sendMail({ from: sender, messageId, ...messageOf(mail) }).then(
    (): Delivery => ({ outcome: 'accepted' }),
    (error: unknown) => deliveryOf(error, isHandedOver),
  )
}

/** A server's reply is certain; without one, only a message whose end was not sent is surely not accepted. */
function deliveryOf(error: unknown, isHandedOver: boolean): Delivery {
  const said = Object(error)
  const responseCode = Number(said.responseCode) || undefined
  const failure = String(responseCode ?? said.code ?? 'unknown')
  if (isHandedOver && !responseCode) return { outcome: 'unknown', failure }
  if (isForGood(said)) return { outcome: 'rejected', failure, isBounce: said.command === 'RCPT TO' }
  const isAboutMail =
    /^(MAIL|RCPT|DATA)/.test(String(said.command)) && responseCode !== shuttingDown
  return { outcome: isAboutMail && responseCode ? 'refused' : 'unreachable', failure }
}

const shuttingDown = 421

/**
 * A 5xx reply about the recipient or the message is final. A refused sender or a refusal by policy (5.7.x) is usually
 * our own configuration, which can be repaired.
 */
function isForGood(said: { command?: unknown; responseCode?: unknown; response?: unknown }) {
  const isPermanent = /^(RCPT|DATA)/.test(String(said.command)) && Number(said.responseCode) >= 500
  return isPermanent && !/^5\d\d[ -]5\.7\./.test(String(said.response))
}

/** Of `Name <address>`, or the address alone. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

function senderDomain(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

function messageOf({ to, language, versions, attachments = [], unsubscribeUrl }: Email) {
  const { subject, html, text } = versions[language]
  return {
    // As an object the address is one recipient, whatever commas it contains.
    to: { name: '', address: to },
    subject,
    html,
    text,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl ? oneClickHeaders(unsubscribeUrl) : {}),
    },
    attachments: attachments.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
  }
}

/** RFC 8058: email programs unsubscribe by a POST to the address, without opening a page. */
function oneClickHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
