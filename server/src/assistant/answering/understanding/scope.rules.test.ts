import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { isOutOfScope } from './scope.rules.ts'

// Two sets. Each was written before the rules were first tried on it, and then widened the rules.
const CASES = casesOf(`
out | How long do I boil an egg
out | give me a workout for my abs
out | what time is it in Tokyo
out | who is the president of France
out | Tell me a story about a dragon
out | which car should i buy, diesel or electric
out | how do i lose ten kilos before summer
out | What's the square root of 1764
out | how tall is mount everest
out | recommend me a good book for the beach
out | can you book me a table for two tonight
out | what does schadenfreude mean in english
out | how do I grow tomatoes on a balcony
out | is the euro going to fall against the dollar
out | best restaurants near the station
out | my girlfriend left me, how do i get her back
out | What should I name my dog
out | play some music
out | how do i get a visa for Canada
out | who invented the telephone
out | debug this javascript function for me
out | set an alarm for six
out | tell me something about the Roman Empire
out | how do i unclog the kitchen sink
out | what's the best mattress for back sleepers
out | When is the next full moon
out | call my mum
out | how many calories are in a croissant
out | what's 15 percent of 240
out | do aliens exist
out | is it going to snow at the weekend
out | what is the meaning of life
out | which football club is the best
out | make me a shopping list for a barbecue
out | convert 30 celsius to fahrenheit
out | summarise the news of today
out | how do I beat level 40 in candy crush
out | turn the lights off
out | put the meeting with Lea in my calendar
out | make an excel table of our customers
in  | how do I write a clear email to my team
in  | I cook for eighty people a day and my helpers keep arriving late
in  | As a hotel receptionist I get angry guests every evening
in  | how do I present numbers so that people listen
in  | I run the office of a football club and my volunteers never answer
in  | I teach python to colleagues and they fall asleep
in  | My driver colleagues never report damage to the van
in  | how do I tell a customer that the flight was cancelled
in  | the weather ruins our building schedule and everyone is on edge, what can I do
in  | I translate for patients and get too involved
in  | how do I make a new colleague feel welcome at lunch
in  | how do I keep calm when the phone won't stop
in  | my team votes on everything and nothing gets decided
in  | we lost the contract and everyone is blaming the price
in  | I want to learn something new for ten minutes a day
in  | how can I make our kitchen handover shorter
in  | how to ask for a pay rise
in  | my boss plays favourites
in  | how do I explain our price to a customer
in  | our game nights at work exclude the parents
out | best way to clean white sneakers
out | who wrote Hamlet
out | can you play chess with me
out | what should i cook tonight
out | where can I watch the match on sunday
out | my neighbour's music is too loud, what can I do
out | translate good morning to italian
out | is my phone being hacked
out | what are the lyrics to yesterday
out | write a birthday message for my aunt
out | how old is the universe
out | should i rent or buy a flat
out | give me directions to the airport
out | what's the wifi password of the hotel
in  | how do I organise a birthday party for a colleague
in  | what makes a good leader
in  | is silence in a conversation bad
in  | what helps against boredom on the line
in  | my desk neighbour eats loudly
in  | why do people resist change
in  | when is the best time of day for deep work
in  | how do I explain the software to older colleagues
in  | what is psychological safety
in  | guests complain about the noise from the building site
in  | how to say no
in  | I drive a bus and passengers ignore me
in  | what is a good check-in question
in  | are stand-ups useful
in  | how do I get rid of the guilt when I go home early
`)

it.each(CASES)('finds %s in: %s', (where, said) => {
  expect(isOutOfScope(said) ? 'out' : 'in').toBe(where)
})
