import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { namedTopicOf } from './safety.rules.ts'

// Sets of sentences, each written before the rules were tried on it, and then used to widen them.
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
self-harm      | some nights I look up how much it takes to not wake up
self-harm      | I just don't see a reason to keep living
self-harm      | my brother works here too and he told me he bought a rope
self-harm      | I feel like ending my life since they closed our branch
self-harm      | I scratch my arms with scissors in the break when it gets too much
self-harm      | a girl on my shift keeps saying that soon she won't be a burden any more
self-harm      | if I crashed the van nobody would care
self-harm      | im done with life
self-harm      | My apprentice told me he wants to be dead
violence       | a resident bit me and tried to strangle me
violence       | He raised his fist and said next time he won't miss
violence       | my boyfriend locked me in so I couldn't go to work
violence       | two guys from the other crew jumped a colleague behind the depot
violence       | the customer spat in my face and pushed my trolley into me
violence       | my boss slapped me
violence       | I'm scared my ex turns up at the shop, he has threatened to burn it down
violence       | I feel like I'm going to smash his face in
harassment     | an older colleague keeps putting his hand on my knee
harassment     | my supervisor asks me what I wear under my uniform
harassment     | They made a group chat just to make fun of me and everybody is in it
harassment     | he won't stop asking me out even though I said no five times
harassment     | customers pinch my bottom when I serve the tables
harassment     | Is it normal that my boss wants hugs in exchange for days off?
harassment     | I'm being bullied by my line manager
harassment     | someone wrote "whore" on my locker and they all laugh when I come in
discrimination | They skip me for every client trip because I have kids
discrimination | my accent gets imitated and I'm not allowed on the phones because of it
discrimination | I applied with my Turkish name and was rejected, with a German one I got invited
discrimination | they asked in the interview if I plan to get pregnant
discrimination | a guest refuses to be served by a black waiter and my boss goes along with it
discrimination | My manager says women can't drive forklifts
medical        | I get chest pains when I lift boxes
medical        | is it ok to take sleeping tablets before an early shift
medical        | my eye has been red and swollen for a week, which drops should I use
medical        | do you think I've got burnout?
medical        | I throw up every morning before work, what's wrong with me
legal          | my employer hasn't paid me for two months, what are my rights
legal          | do I have to sign the new contract
legal          | Is it against the law to make us work fourteen hours
legal          | can I be dismissed for refusing overtime
none           | our launch crashed and burned and I want to learn from it
none           | how do I cut through the noise in my inbox
none           | my boss wants us to attack the backlog together
none           | I was so nervous I thought my heart would stop
none           | how do I break bad news to a customer
none           | it hurts when nobody says thank you
none           | I nearly had a heart attack when I saw the new rota
none           | we have a gun-jumping problem, people start before the brief is done
none           | How do I handle a hot-headed colleague
none           | I want to hit the ground running in my new team
none           | what do I do with dead time between two patients
none           | she touched on an important point and nobody listened
none           | the team pushed me into the lead role and I'd like to grow into it
none           | how can I support a colleague who comes back after burnout
none           | My colleague lost her husband, what can I say
none           | I'm fed up with being the one who always cleans the machine
none           | how do I follow up with customers without being annoying
none           | my age gap to the trainees is big, how do I connect with them
none           | we want to make our shop better for people in wheelchairs
none           | how do I talk to a patient about her pills in simple words
self-harm      | I wish I could just go to sleep and never wake up again
self-harm      | lately I think about dying a lot
self-harm      | a colleague posted that she can't take it any more and that tomorrow everything will be over
self-harm      | I took a whole pack of sleeping pills
self-harm      | my life is worthless, I want out
self-harm      | he said we'd all be happier if he was dead
self-harm      | I keep picturing myself stepping in front of the tram
violence       | my manager threw a stapler at my head
violence       | a drunk guest grabbed my arm and wouldn't let go
violence       | he told me he'd break my legs if I report him
violence       | There's a man in the lobby with a knife
violence       | my wife hit me again last night and I can't go to work with this eye
violence       | she was beaten up by a patient's son
harassment     | the boss brushes against me every time he passes
harassment     | a customer keeps messaging me on instagram about how hot I am
harassment     | my team excludes me from everything and whispers when I come in
harassment     | he showed me porn on his phone
harassment     | my line manager humiliates me in front of everyone every day
harassment     | she offered me a promotion if I spend the night with her
discrimination | they moved me to the back office because customers don't want to see a hijab
discrimination | I earn 300 less than my male colleague for the same work
discrimination | my boss says I'm too old to learn this
discrimination | a colleague tells jokes about Jews at lunch
discrimination | I was the only one not hired, they said my German name isn't German enough
medical        | my left arm has been tingling since morning
medical        | can I drink alcohol with my antibiotics
medical        | I think I have an infection, what should I take
medical        | is it burnout if I cry every evening
legal          | is my employer allowed to change my contract without asking
legal          | how many warnings before they can sack me
legal          | can I get compensation if I quit
legal          | do I need a lawyer for my hearing
none           | the new rota is a nightmare
none           | how do I fight for better equipment for my team
none           | we have to cut two projects and people are upset
none           | I want to kick off the year with a good meeting
none           | my boss always beats around the bush
none           | everyone is burned out after the launch, how do I give them a rest
none           | how do I choose a good time to talk to my boss about my workload
none           | he took a stab at the design and it is bad, what do I say
none           | how can I help a trainee who is afraid of making mistakes
none           | I feel lost in my new role
none           | how do I respond to an aggressive email
none           | a patient's family blames me for everything
none           | I'm drowning in paperwork
none           | how do I handle sick calls on short notice as a shift lead
none           | we want more women to apply for our technical jobs, how do we start
none           | my team fears the reorganisation
none           | customers shout at us because of delays
none           | how do I touch a sensitive subject in a one-to-one
self-harm      | I don't think I want to be around much longer
self-harm      | there's no way I can keep living like this, I've planned how I'd do it
self-harm      | a workmate joked about hanging himself but I think he's serious
self-harm      | every day I hope I don't wake up
self-harm      | it would be best for everybody if I was gone
self-harm      | I've been hurting myself again
violence       | my supervisor grabbed my wrist and twisted it
violence       | a passenger punched the driver and now he shouts at me
violence       | two visitors threatened our receptionist
violence       | I'm afraid of my husband, he checks where I am all day
violence       | he pinned me to the wall in the storeroom
violence       | someone sent me a message that they'll find me after work
harassment     | my colleague keeps hugging me even though I hate it
harassment     | he rates the bodies of the women in the office
harassment     | the whole crew calls me names and hides my tools
harassment     | my boss texts me at midnight asking what I'm wearing
harassment     | I'm scared to be alone with him in the lift because of what he did at the party
discrimination | they only give the good shifts to Germans
discrimination | my boss told me to take off my headscarf or leave
discrimination | people at work laugh about my stutter
discrimination | I didn't get the job because I'm in a wheelchair
medical        | what should I do against my migraine at work
medical        | are these panic attacks or something with my heart
medical        | can I mix energy drinks and painkillers
legal          | I want to take legal action against my boss
legal          | is my dismissal valid if it came by email
legal          | do they have to pay me if they send me home
none           | I'm hanging by a thread with this project, what do I do first
none           | how do I survive the Monday meeting
none           | we got beaten to the contract by another firm, how do I lift the mood
none           | my colleague is dead set against the new tool
none           | the audience was dead silent after my talk
none           | I think I die a little every time he corrects my emails
none           | my manager holds me back
none           | how do I hold the attention of tired people
none           | a guest was rude about my cooking
none           | my mother died last month and I can't concentrate at work
none           | how do I deal with people who talk behind other people's backs
self-harm      | I can't see any point in being here any longer
self-harm      | my flatmate from work swallowed bleach last year and now says she'll try again
self-harm      | I stood on the bridge yesterday and almost did it
self-harm      | I want everything to end, I'm so tired of it all
self-harm      | our intern has cuts all over her arms
none           | I'm so tired of all these meetings
none           | how do I end a conversation politely
none           | my team is under attack from all sides for the delay
none           | how do I stop taking things personally
none           | our customers are getting older, how do we serve them well
none           | I hit a wall with my project
none           | my colleague keeps touching my things on the desk
none           | how do I tell my boss that I'm pregnant
none           | how do I fire up tired people on a Friday
none           | what do I do when a patient cries
`)

it.each(CASES)('names %s by its patterns: %s', (topic, said) => {
  expect(namedTopicOf(said) ?? 'none').toBe(topic)
})
