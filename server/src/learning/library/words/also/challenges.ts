/** What people call an obstacle when they look for it: id of the challenge, then words. */
export const CHALLENGE_WORDS = `
afraid-to-look-foolish: embarrassed, stupid, fear of judgment, shame, laughed at, looking silly, dumb question
not-sure-it-is-my-place: overstepping, interfere, none of my business, permission, allowed, role
worried-i-say-it-wrong: wrong words, offend, awkward, hurt somebody, say the wrong thing, tactful
tried-before-it-failed: did not work, gave up, failed attempt, pointless, again, relapse
feels-fake: awkward, not authentic, insincere, forced, unnatural, artificial, not me
not-senior-enough: no authority, junior, too young, no power, rank, hierarchy, influence
fear-of-being-a-burden: bother, ask for help, imposing, disturb, weak, needy
new-here-myself: newcomer, do not know anyone, first weeks, just started, new job
i-am-not-good-at-this: impostor syndrome, no talent, low confidence, incompetent, not capable, self doubt
what-if-it-shows-my-mistake: my error, blame, found out, admit, cover up, exposed
do-not-like-attention: spotlight, shy, introvert, embarrassed, center of attention, stage fright, public
i-would-let-them-down: guilt, disappoint, people pleaser, loyalty, saying no, selfish
i-forget: forgetting, remember, reminder, slip my mind, memory
start-strong-then-fade: give up, lose momentum, discipline, habit, consistency, willpower, keep going
old-habit-comes-back: relapse, fall back, autopilot, bad habit, routine, pattern
no-visible-result: no progress, not working, discouraged, impact, measure, pointless
all-or-nothing: perfectionist, perfectionism, perfect, black and white, streak, missed a day
good-days-only: bad day, mood, low energy, no motivation, consistency
holidays-broke-it: after vacation, out of routine, back from holiday, lost the habit, break
too-many-goals-at-once: too many priorities, overcommitted, focus, everything at once, spread thin
phone-pulls-me-away: addicted to phone, smartphone, scrolling, social media, notifications, distraction, screen time
put-it-off-until-later: procrastination, procrastinate, delay, tomorrow, avoid, postpone, get started
nobody-asks-about-it: accountability, no one notices, ignored, follow up, no interest, nobody notices my work
i-lose-interest: bored, boredom, motivation, no motivation, novelty, tedious, bored at work
they-get-defensive: defensive, reacts badly, argue back, excuses, denial, difficult person, justify
they-say-nothing: silence, quiet, nobody speaks up, no reaction, no answer, no ideas, silent meeting, unresponsive
they-do-not-care: indifferent, apathy, disengaged, unmotivated, lazy, no interest
they-doubt-my-motives: suspicious, distrust, mistrust, cynical, hidden agenda, manipulate
one-voice-takes-over: dominates, talks too much, monologue, loud, interrupts, dominant, big ego
they-say-they-are-too-busy: no time, excuses, unavailable, put me off, not now
they-agree-and-nothing-happens: no follow through, broken promise, empty words, no action, unreliable, lip service
they-take-it-as-criticism: offended, hurt, sensitive, feedback, take it personally, upset
they-laugh-it-off: joke, not taken seriously, mocked, ridicule, sarcasm
they-push-back-in-public: resistance, objection, challenged, undermined, opposition, confrontation, argue
they-are-cold-to-me: unfriendly, ignored, ignores me, cold shoulder, distant, excluded, silent treatment, dislike
they-expect-more-each-time: ungrateful, taken for granted, demanding, never enough, exploited, used
boss-not-behind-it: manager, no support, unsupportive boss, my boss ignores it, blocked, sponsor, buy in, convince
not-mine-to-decide: no authority, no say, powerless, permission, decision, control
rarely-in-one-place: remote, hybrid, on the road, field, shifts, never meet, scattered
rules-get-in-the-way: bureaucracy, red tape, policy, procedure, compliance, regulations, not allowed
no-budget: money, cost, expensive, funding, free, cheap, afford
everyone-works-remote: home office, distributed, video call, virtual team, wfh, online
work-is-measured-otherwise: kpi, metrics, targets, numbers, incentives, bonus, performance indicator, quota
team-keeps-changing: turnover, fluctuation, new people, temps, leaving, staff change
reorganisation-under-way: reorganization, restructuring, merger, layoffs, change, uncertainty, transition
told-to-keep-it-quiet: confidential, secret, cover up, hush, whistleblower, wrongdoing, silence
open-plan-no-privacy: open office, noise, noisy, overheard, private, concentrate, loud
different-time-zones: time difference, abroad, international, global team, night call, async
do-not-know-how-to-start: first step, begin, blank page, where to begin, stuck, overwhelmed
unclear-what-good-looks-like: expectations, standard, quality, vague, goal, criteria, definition
cannot-find-the-words: speechless, wording, what to say, phrase, sentence, express, script
hard-to-read-people: emotions, body language, social cues, autism, neurodivergent, empathy, feelings
nobody-showed-me-how: training, untrained, no instructions, learn, teach me, skill
never-know-when-to-stop-talking: ramble, talk too much, talkative, too long, chatty, interrupt
hard-to-listen-when-busy: attention, distracted, impatience, multitask, half listening
cannot-put-it-briefly: concise, summary, short, to the point, long winded, ramble, brief
do-not-know-what-to-ask: questions, curious, small talk, conversation, interview
lost-in-the-tools: too many apps, software, systems, digital, channels, information overload, logins
language-is-not-my-first: English, second language, accent, foreign language, translate, vocabulary
hard-to-say-no: people pleaser, boundaries, refuse, decline, yes to everything, pushover
no-time-this-week: busy, no time, too busy, lack of time, schedule, overloaded
interrupted-all-day: interruptions, distraction, noise, disturb, focus, constant questions
urgent-always-wins: everything is urgent, firefighting, asap, priorities, important, emergency
meetings-back-to-back: too many meetings, calendar full, zoom fatigue, calls all day, no break
takes-longer-than-planned: how long, estimate, underestimate, late, overrun, planning fallacy, schedule
small-things-eat-the-day: admin, small tasks, chores, errands, busywork, email, to do list
deadline-swallows-the-week: deadline, crunch, due date, time pressure, last minute, overtime
others-fill-my-calendar: calendar, invitations, meetings, booked, no control, schedule
shift-leaves-no-gap: shift work, counter, no break, understaffed, front line, on my feet
too-tired-at-the-end: exhausted, fatigue, evening, energy, sleepy, worn out, burnout
cannot-find-a-slot-together: scheduling, appointment, meeting time, calendar, shifts, part time
always-the-next-thing: rush, no pause, treadmill, endless, hectic, never done, celebrate
`
