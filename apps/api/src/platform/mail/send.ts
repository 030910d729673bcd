import type { Job } from '#platform/jobs.ts'
import type { Mail } from '#platform/ports.ts'

/** The one way a mail leaves: a failure throws, so the job is tried again. */
export const sendMailJob: Job<Mail> = {
  name: 'send-mail',
  async handle({ ports, log }, mail) {
    await ports.mail.send(mail)
    log.info({ language: mail.language }, 'mail sent')
  },
}
