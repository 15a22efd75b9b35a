import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { isVague, routeOf } from './route.rules.ts'

// Two sets. Each was written before the rules were first tried on it, and then widened the rules.
const CASES = casesOf(`
rehearsal | could you be my boss for a minute so i can try asking for monday off
rehearsal | I'd like to practise giving Lena feedback
rehearsal | let's do a dry run of the dismissal talk
rehearsal | can we act out how I tell the team that we lost the client
rehearsal | you play the customer and I try to calm you down
rehearsal | help me rehearse my speech to the board
rehearsal | I want to run through the conversation with my supervisor
rehearsal | before I tell Marco he's not getting the job I'd like to say it out loud to you
rehearsal | role play: difficult supplier
rehearsal | let me train saying no on you
rehearsal | imagine you're my colleague who never cleans up, and react to what I say
rehearsal | mock interview for the promotion, you ask the questions
rehearsal | can I test on you how i say sorry
rehearsal | practice a pay talk with me
rehearsal | how about you pretend you're my team lead and I complain about the rota
smalltalk | hello Mira :)
smalltalk | yo
smalltalk | hey you, good evening
smalltalk | ty
smalltalk | thx a lot
smalltalk | you're great
smalltalk | ok cool
smalltalk | lol
smalltalk | see ya
smalltalk | are you human or a machine
smalltalk | what are you exactly
smalltalk | Do you have feelings
smalltalk | how was your weekend
smalltalk | I'm back
smalltalk | what's your name
vague     | conflict
vague     | my colleague
vague     | help me with my team please
vague     | I want to improve
vague     | customers...
vague     | it's stressful
vague     | there's trouble at work
vague     | what should I do about my manager
vague     | communication
vague     | I'm stuck
vague     | motivation!
vague     | something is wrong in our team
help      | can you help me
vague     | my new job
vague     | i feel bad at work
plain     | How do I get people to speak up in our daily stand-up
plain     | my colleague interrupts me in every meeting
plain     | thanks to the new rota I never see my team, how do I stay in touch
plain     | hi, I have to tell a customer that we broke her vase, how do I start
plain     | how can I practise listening in everyday work
plain     | what's a good way to thank a night shift
plain     | ok so my boss gives me tasks at 5 pm every day
plain     | I'm new and nobody explains anything to me
plain     | how do I play a bigger role in my team
plain     | who should I talk to first when two people fight over the schedule
plain     | great people are leaving my team, what can I do
plain     | how can I be a better listener for my colleague
plain     | my goals at work are unclear, my manager changes them every week
plain     | the trial period for our new software starts, how do I get everyone on board
plain     | I feel invisible since we work from home
rehearsal | I'd love to try the conversation with my boss here first
rehearsal | be a stubborn supplier and haggle with me
rehearsal | can you pretend to be Anna while I break the news
rehearsal | let's roleplay giving feedback
rehearsal | I want to rehearse asking for more hours
rehearsal | could we practise my opening line for the performance talk
rehearsal | play my manager please
rehearsal | warm up for a tough call with me
smalltalk | hey hey
smalltalk | many thanks!
smalltalk | ok thanks bye
smalltalk | how's it going?
smalltalk | are you an AI?
smalltalk | good to know
smalltalk | 👍 great
smalltalk | i love you mira
colleague | is my boss a psychopath?
colleague | who is the laziest person in my team
colleague | Please rate Anna as a project lead
colleague | do you think Marek is lying to me
vague     | leadership
vague     | everything is a mess
vague     | my boss again
vague     | stress
plain     | my boss is lying to customers about delivery dates and I have to cover for it
plain     | how do I try out a new format for our stand-up
plain     | nobody says hello in the morning in our office
plain     | how do I act when I'm criticised in front of others
plain     | I made a mistake with an order and haven't told anyone
plain     | is it good to thank people in public
`)

const kindOf = (said: string) => routeOf(said)?.kind ?? (isVague(said) ? 'vague' : 'plain')

it.each(CASES)('finds %s in: %s', (kind, said) => {
  expect(kindOf(said)).toBe(kind)
})
