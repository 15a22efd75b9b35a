import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { wantsOfGoals } from './goals.rules.ts'

// Two sets. Each was written before the rules were first tried on it, and then widened the rules.
const CASES = casesOf(`
open     |                     | what goals do I have
open     |                     | which things am I trying to change right now
open     |                     | my goals?
open     |                     | show what I'm working towards
open     |                     | how many goals are still running
open     |                     | remind me of my goals
open     |                     | what have i committed to
open     |                     | give me an overview of my goals
thisWeek |                     | what's on for me this week
thisWeek |                     | what did I want to get done by friday
thisWeek |                     | do i have a check-in coming up
thisWeek |                     | which goals are due in the next days
thisWeek |                     | what was my plan for today
thisWeek |                     | anything to review this week?
thisWeek |                     | what did I say I'd do tomorrow
thisWeek |                     | which of my goals need attention this week
overdue  |                     | what am I late with
overdue  |                     | did I miss a date for one of my goals
overdue  |                     | which goals should be done already
overdue  |                     | is any of my goals past its date
overdue  |                     | what have I let slip
overdue  |                     | am i behind with anything
overdue  |                     | which check-ins did I miss
overdue  |                     | goals that are too late
one      | listening           | what was my goal about listening again
one      | meetings            | how far am I with the goal on meetings
one      | saying thank        | did I write a goal about saying thank you
one      | delegation          | when is my check-in for the delegation goal
one      | lunch breaks        | what was my plan for lunch breaks
one      | feedback            | where am I with my feedback goal
one      | interrupting people | what did I plan about interrupting people
one      | onboarding newcomers| do I have a goal for onboarding newcomers
achieved |                     | what have I finished so far
achieved |                     | show me the goals I've completed
achieved |                     | which goals have I already reached
achieved |                     | how many goals did i achieve this month
achieved |                     | what did I get done this year
achieved |                     | did I ever complete anything
achieved |                     | list my successes
achieved |                     | my finished goals please
nextStep |                     | what's my next step
nextStep |                     | what do I do now with my goals
nextStep |                     | which goal should I start with
nextStep |                     | what is the smallest thing I can do today for my goals
nextStep |                     | I've got five minutes, what can I do for my goals
nextStep | handovers           | what comes next for my goal about handovers
nextStep | listening           | next step for the listening goal?
nextStep |                     | what can I do today to move my goals forward
none     |                     | how do I set good goals with my team
none     |                     | my manager changes my goals every month, what can I do
none     |                     | our team has no common goal
none     |                     | what should i do next when a customer shouts
none     |                     | how do I follow up on what we planned in a meeting
none     |                     | can my targets be changed during the year
none     |                     | what did we achieve is a question my team never asks
none     |                     | I'm behind with my work and my boss is angry
none     |                     | how do I help a colleague reach her goals
none     |                     | how do I write down a goal so that I keep it
none     |                     | this week is too much, what do I drop
none     |                     | my colleague is always late with her part
open     | | tell me all my goals
open     | | what were my goals again?
open     | | what did I sign up for
open     | | do I have any open goals
open     | | what am I trying to get better at
thisWeek | | anything due this week?
thisWeek | | do I need to check in today
thisWeek | | what's my plan for the week
overdue  | | do I have goals whose date has passed
overdue  | | have I forgotten any of my goals
overdue  | | what's overdue
one      | praise | how is the praise goal going
one      | mornings | what was the plan I made about quiet mornings
one      | phone | do I still have that goal with the phone calls
one      | patience | show me my goal about patience
achieved | | what have I managed so far
achieved | | did I reach any goals last month
achieved | | goals I have done
nextStep | | what could I do next for my goals
nextStep | | which of my goals should I tackle first
none     | | how do I reach my goals
none     | | my team never reaches its goals
none     | | what should my goals be for a first year as a manager
none     | | is it good to share goals with others
none     | | my boss asks what I achieved and I never know what to say
none     | | I finished the report late and everyone was waiting
none     | | what did I do wrong in the meeting
none     | | I planned a workshop and nobody came
none     | | how can I finish what I start
none     | | how do I plan my week better
`)

it.each(CASES)('finds a request for %s (%s) in: %s', (wants, about, said) => {
  const found = wantsOfGoals(said)
  expect(found?.wants ?? 'none').toBe(wants)
  for (const word of about.split(' ').filter(Boolean)) expect(found?.about).toContain(word)
})
