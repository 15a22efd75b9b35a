import { aMailServer } from '../../server/src/testing/mail-server.ts'

// A mail server that accepts each mail, in a process of its own. Sends its address to its parent,
// and for each message of the parent the number of mails and of different recipients.
const recipients = new Set<string>()
let mails = 0
const server = await aMailServer()
process.send?.(server.url)
process.on('message', () => {
  for (const { to } of server.received.splice(0)) {
    mails += 1
    for (const address of to) recipients.add(address)
  }
  process.send?.({ mails, people: recipients.size })
})
