import { createTransport } from 'nodemailer'
import type { Mail, MailPort } from '#platform/ports.ts'

const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

export function openSmtp(url: string, from: string): MailPort {
  const transport = createTransport({
    ...patience,
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...messageOf(mail) })
    },
  }
}

function messageOf({ to, language, versions, attachments = [] }: Mail) {
  const { subject, html, text } = versions[language]
  return {
    // As an object the address is one recipient, whatever commas it holds.
    to: { name: '', address: to },
    subject,
    html,
    text,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    attachments: attachments.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
  }
}
