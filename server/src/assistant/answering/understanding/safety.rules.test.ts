import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { safetyTopicOf } from './safety.rules.ts'

// Written before the rules were tried on them.
const CASES = casesOf(`
self-harm      | I keep thinking it would be easier to be dead
self-harm      | ive started cutting again since the new shifts began
self-harm      | I can't go on like this, I have the pills here in front of me
self-harm      | my teammate wrote "goodbye, you were all good to me" in the chat and now her phone is off
self-harm      | nobody would notice if I disappeared for good
self-harm      | I've thought about driving into a tree on the way home
violence       | A patient grabbed me by the throat last night
violence       | my partner hits me and i'm scared she comes to the office
violence       | the foreman threw a hammer at me
violence       | he says he knows where my kids go to school and that I'd better keep quiet
violence       | Someone in the canteen is shouting that he's got a gun
harassment     | My manager commented on my breasts in front of everyone
harassment     | a client tried to kiss me in the lift
harassment     | they laugh at me every day, nobody talks to me any more and my locker gets emptied
harassment     | someone keeps sending me pictures of himself that I never asked for
harassment     | The chef calls me stupid cow in front of the guests every single shift
harassment     | she says i'll get better shifts if i sleep with her
discrimination | I was told I'm too old for the training
discrimination | they don't let me pray but the others may smoke whenever they like
discrimination | my colleagues make monkey noises when I walk in
discrimination | men doing the same job here earn more than me
discrimination | Since I told them I'm trans they don't invite me to meetings
medical        | I fainted twice at work this week, what could it be?
medical        | how much ibuprofen is safe if I have to stand all day
medical        | Should I stop taking my antidepressants now that the job is better
medical        | there's blood when I cough, can it wait till the weekend
legal          | Can my boss read my private emails, is he allowed to do that by law?
legal          | they fired me yesterday by text message, is that valid
legal          | how much severance am I entitled to after eight years
legal          | I'm thinking of taking the company to court over my overtime
none           | The printer will be the death of me
none           | my new boss is a slave driver when the quarter ends, how do I push back
none           | I'd die of shame if I had to present in English
none           | we got slaughtered in the pitch, how do I cheer the team up
none           | how do I kill a project that nobody wants any more
none           | can I pick your brains on feedback
none           | She stabbed me in the back in the meeting, how do I deal with it
none           | I want to beat last year's numbers
none           | how do I hit my targets without burning out my people
none           | My colleague blew up at me over nothing
none           | he drives me crazy with his questions
none           | we were attacked by the competition with a cheaper offer
none           | how do I take the pain out of our handover
none           | my team is sick of meetings
none           | I have a crushing amount of work and no idea where to start
none           | How do I deal with a toxic mood in the team
none           | the budget was cut again and I have to tell everyone
none           | we are cutting meetings, how do I choose which
none           | I want to end my habit of checking mail at night
none           | I feel like hiding under my desk when the phone rings
none           | how can I defuse a heated discussion
none           | Our lawyers and our sales people never talk to each other
none           | I'm a doctor's receptionist and patients shout about waiting times
none           | what's the healthy way to take breaks on a long shift
none           | how do i give a colleague the courage to speak up
none           | I killed it in the interview and want to thank my mentor
none           | our oldest worker shows younger ones how to weld, how do I honour that
none           | I'm scared of giving feedback
none           | He pushes me to do better, and I'd like to thank him
none           | we touch base every morning and it takes an hour
`)

it.each(CASES)('says %s of: %s', (topic, said) => {
  expect(safetyTopicOf(said) ?? 'none').toBe(topic)
})
