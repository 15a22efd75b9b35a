import { z } from 'zod'
import { type Dkim, readDkim, readSmtpUrl, type SmtpSettings } from '#integrations/mailer.ts'

/** The mail server, the sender, and the key that signs. */
export type MailConfig = SmtpSettings & { from: string; dkim: Dkim | undefined }

export const mailFields = {
  SMTP_URL: z
    .string()
    .transform((text, check): SmtpSettings => {
      const smtp = readSmtpUrl(text)
      if (smtp !== undefined) return smtp
      check.addIssue('must be smtps://user:password@host or smtp://user:password@host')
      return z.NEVER
    })
    .optional(),
  MAIL_FROM: z.email('must be a mail address').max(254).optional(),
  MAIL_DKIM: z
    .string()
    .transform((text, check): Dkim => {
      const dkim = readDkim(text)
      if (dkim !== undefined) return dkim
      check.addIssue('must be selector:base64 of the PEM file with the private key')
      return z.NEVER
    })
    .optional(),
}

type MailValues = {
  SMTP_URL?: SmtpSettings | undefined
  MAIL_FROM?: string | undefined
  MAIL_DKIM?: Dkim | undefined
}

export const mailOf = (value: MailValues): MailConfig | undefined =>
  value.SMTP_URL && { ...value.SMTP_URL, from: value.MAIL_FROM ?? '', dkim: value.MAIL_DKIM }
