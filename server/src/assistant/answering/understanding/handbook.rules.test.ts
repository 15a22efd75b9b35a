import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { asksForRule } from './handbook.rules.ts'

// Two sets. Each was written before the rules were first tried on it, and then widened the rules.
const CASES = casesOf(`
rule   | how many vacation days do we get when we start in the middle of the year
rule   | who signs my travel expenses
rule   | can I work from Spain for two weeks
rule   | where do I find my payslip
rule   | is there a canteen discount for trainees
rule   | what do I do if I'm ill on a Sunday
rule   | am I allowed to bring my dog to the office
rule   | how do I report a near miss
rule   | which form do I need for a course
rule   | may I take photos on the ward
rule   | how long is the notice period
rule   | do we get paid for travelling time
rule   | who do I call if the alarm goes off
rule   | where do I hand in my doctor's note
rule   | can I take unpaid leave in spring
rule   | what's the dress code
rule   | when will the bonus be paid
rule   | do I need permission to work on a Sunday
rule   | who's the data protection officer
rule   | how do I get a new keyboard
rule   | is overtime paid out or taken as time off
rule   | what are the rules for the company car
rule   | where can i park my bike
rule   | how do I book a meeting room
rule   | am I insured on the way to work
rule   | does the company pay for glasses
rule   | who is my contact person in HR
rule   | how much can I spend on a gift for a customer
rule   | until when do I have to enter my hours
rule   | can I carry over holiday to next year
advice | how do I stay calm when a guest shouts
advice | my team never takes breaks together
advice | how can I give my boss honest feedback
advice | nobody reads my handover notes
advice | how do I thank a colleague who covered for me
advice | who should speak first in a meeting
advice | I come back from holiday and everything is on fire
advice | how do I switch off after a late shift
advice | can I ask a quiet colleague for her opinion without embarrassing her
advice | how do I tell the team about the new rota
advice | what can I do when two people don't talk to each other
advice | we have too many meetings
advice | how do I plan my day when everyone interrupts me
advice | my manager shouts when something goes wrong
advice | how do I make feedback less scary
advice | I take work home in my head
advice | how do I win back an angry customer
advice | when is a good moment to give criticism
advice | what do I say to someone whose father died
advice | how do I keep promises to customers
advice | new colleague starts tomorrow, how do I make it a good first day
advice | I always say yes and then work late
advice | is it a bad idea to correct my boss in front of others
advice | how do I run a review that people learn from
advice | how can we celebrate small wins
advice | I want to learn to delegate
advice | how do I ask for help without looking weak
advice | my colleague takes credit for my work
advice | how can I get people to fill in the log
advice | does it help to write down goals
rule   | when is the next pay rise round
rule   | how many sick days are paid
rule   | can I take a half day off on friday
rule   | who approves my holiday
rule   | where's the first aid kit
rule   | is there parking for visitors
rule   | do we have a works council
rule   | how do I order safety shoes
rule   | what happens to my holidays if I leave in june
rule   | am I allowed to work from home on mondays
rule   | who pays for my forklift licence
rule   | how long do I have to be sick before I need a certificate
rule   | can my husband pick up my company car
rule   | does overtime expire
rule   | who do I tell about my new bank account
advice | how do I get my colleagues to swap shifts fairly
advice | how do I tell my manager that I'm thinking of leaving
advice | my holiday replacement does everything differently
advice | how do I welcome someone back after sick leave
advice | people park their work on my desk
advice | how can I lead a good review with a shy employee
advice | I can't switch off on holiday
advice | what can I do when a customer is rude
advice | how do I write a report people read
advice | there is no trust in our team
advice | how do we learn from an accident without blaming anyone
advice | who can I ask for feedback
advice | how much feedback is too much
advice | is there a good way to disagree with my boss
advice | when should I speak up
`)

it.each(CASES)('finds %s in: %s', (kind, said) => {
  expect(asksForRule(said) ? 'rule' : 'advice').toBe(kind)
})
