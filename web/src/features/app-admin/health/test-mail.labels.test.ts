import { expect, it } from 'vitest'
import { mailAdvice } from './test-mail.labels.ts'

// The errors that the mailer reports for each fault, made with a real server.
it.each([
  ['EAUTH 535 AUTH PLAIN', /user or password/],
  ['EENVELOPE 530 MAIL FROM: 530 Error: authentication Required', /wants a sign-in/],
  ['ESOCKET ERR_SSL_WRONG_VERSION_NUMBER CONN', /smtp:\/\/ instead of smtps:\/\//],
  ['ETLS 500 STARTTLS: 500 Error: command not recognized', /offers no TLS/],
  ['ESOCKET CERT_HAS_EXPIRED CONN', /certificate/],
  ['ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT CONN', /certificate/],
  ['ESOCKET ERR_TLS_CERT_ALTNAME_INVALID CONN', /certificate/],
  ['EDNS ENOTFOUND CONN', /no email server with this name/],
  ['ESOCKET ECONNREFUSED CONN', /Nothing answers/],
  ['ETIMEDOUT GREETING_TIMEOUT CONN', /in time/],
  ['EENVELOPE 451 RCPT TO: 451 4.7.1 Greylisted', /try later/],
  ['EENVELOPE 550 MAIL FROM: 550 5.7.60 Client may not send as this sender', /MAIL_FROM/],
  ['EENVELOPE 553 RCPT TO: 553 5.7.1 Sender address rejected: not owned by user', /MAIL_FROM/],
  ['EENVELOPE 550 RCPT TO: 550 5.1.1 No such user', /your own address/],
  ['EENVELOPE 550 RCPT TO: 550 5.7.1 Relay access denied', /relay for strangers/],
  ['EMESSAGE something new', /^Check SMTP_URL and MAIL_FROM\.$/],
])('names the setting to change after the mail error %s', (error, words) => {
  expect(mailAdvice(error).message).toMatch(words)
})
