import providers from 'email-providers/all.json' with { type: 'json' }

// Well-known ones that the list lacks: mailboxes, then aliases that lead to a mailbox elsewhere.
const MORE = `
  atlas.cz azet.sk citromail.hu comhem.se countermail.com ctemplar.com disroot.org e.email etik.com
  fastmail.com fastmail.fm firemail.de firemail.eu gmx.ch gmx.co.uk gmx.us hey.com hispeed.ch
  hotmail.ch ik.me ikmail.com inbox.lt infomaniak.ch keemail.me kolabnow.com mail.bg mail.de mail.fr
  mailbox.de mailfence.com mailo.com murena.io net-c.com online.no onmail.com pm.me posteo.at
  posteo.ch posteo.de posteo.eu posteo.net posteo.org posteo.us riseup.net autistici.org systemli.org
  skiff.com startmail.com sunrise.ch tuta.com tuta.io tutamail.com tutanota.com tutanota.de
  vivaldi.net volny.cz xs4all.nl ziggo.nl zohomail.com zohomail.eu zohomail.in zoznam.sk

  4wrd.cc 8shield.net aleeas.com anonaddy.com anonaddy.me dralias.com duck.com erine.email mailer.me
  mozmail.com passfwd.com passinbox.com passmail.com passmail.net relay.firefox.com silomails.com
  simplelogin.com simplelogin.fr slmail.me slmails.com
`
  .trim()
  .split(/\s+/)

let known: ReadonlySet<string> | undefined

/** The domains, by their keys, at which anybody can get an address. */
export function publicMail(): ReadonlySet<string> {
  known ??= new Set([...providers, ...MORE])
  return known
}
