import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * The meaning of a send error and the setting to change; the first match wins. An error is made of
 * the codes of the mailer, of Node, of the server and the command, then the server’s own words.
 */
const advice: readonly [when: RegExp, words: MessageDescriptor][] = [
  [
    /^EAUTH|\b(535|534)\b/,
    msg`The email server doesn’t accept the user or password. Check both in SMTP_URL. Special characters are written percent-encoded, such as %40 for @. Some providers want an app password.`,
  ],
  [
    /\b530\b|authentication required/i,
    msg`The email server wants a sign-in. Put the user and password into SMTP_URL: smtps://user:password@host.`,
  ],
  [
    /WRONG_VERSION_NUMBER|\bEPROTO\b/,
    msg`This port doesn’t start with TLS. Write smtp:// instead of smtps:// in SMTP_URL, usually with port 587.`,
  ],
  [
    /^ETLS/,
    msg`The email server offers no TLS on this port. Use smtps:// with port 465, or add ?tls=off to SMTP_URL for a relay in your own network.`,
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/,
    msg`The certificate of the email server isn’t valid for its name, has expired, or comes from an unknown authority. Check the host in SMTP_URL, or renew the certificate.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|^EDNS/,
    msg`There’s no email server with this name. Check the host in SMTP_URL.`,
  ],
  [
    /ECONNREFUSED/,
    msg`Nothing answers at this host and port. Check both in SMTP_URL, and that the email server runs.`,
  ],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EABORT/,
    msg`The email server didn’t answer in time. Check the host and port in SMTP_URL: smtps:// uses 465, smtp:// 587. Many networks block port 25.`,
  ],
  [
    /\b4\d\d\b/,
    msg`The email server asks us to try later, as some do with new senders. No change is needed yet.`,
  ],
  [
    /\b5\d\d MAIL FROM|sender/i,
    msg`The email server doesn’t let this user send from MAIL_FROM. Use an address that belongs to the user in SMTP_URL.`,
  ],
  [
    /\b5\.1\.[1236]\b|no such user/i,
    msg`The email server says that your own address doesn’t exist. Check your email in your profile.`,
  ],
  [
    /EENVELOPE|\b55\d\b/,
    msg`The email server refuses this email. Use a MAIL_FROM that it lets you send from, and a user and password in SMTP_URL if it must not relay for strangers.`,
  ],
]

export const mailAdvice = (error: string): MessageDescriptor =>
  advice.find(([when]) => when.test(error))?.[1] ?? msg`Check SMTP_URL and MAIL_FROM.`
