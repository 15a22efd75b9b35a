/** What people call a piece of advice for oneself when they look for it: its id, then words. */
export const YOURSELF_ADVICE_WORDS = `
block-the-first-hour: focus, deep work, morning, time blocking, calendar
swap-half-an-hour-of-cover: focus on shift, quiet time, trade, reception
card-before-inbox: email overload, priority, morning routine, inbox
leave-a-breadcrumb-before-you-turn: interrupted, lose the thread, attention residue, resume
read-chat-at-three-set-times: email overload, notifications, batch email, slack, inbox
offer-a-daily-question-slot: interruptions, office hours, constant questions
pick-three-results-on-friday: weekly planning, priorities, goals, to-do list
leave-half-an-hour-unbooked: buffer, slack time, calendar, surprises, schedule
if-then-for-the-task-you-dodge: procrastination, procrastinate, avoid a task, putting off, implementation intention
look-up-how-long-it-took-last-time: estimate, deadlines, planning fallacy, how long will it take
give-a-range-and-a-check-day: deadlines, estimate, uncertain date, under pressure
stop-at-half-time-and-look: deadlines, missed deadline, progress check, late, warn early
rest-before-you-are-empty: microbreak, break, tired, screen break, stretch
eat-one-lunch-away-from-the-work: lunch break, eating at my desk, walk
end-the-meetings-you-run-early: back to back, shorter meetings, breaks between meetings
mark-your-energy-for-five-days: energy diary, tired all the time, body clock, chronotype
keep-a-list-for-tired-hours: afternoon slump, low energy, easy tasks, tired
name-one-drain-and-one-change: burned out, exhausted, talk to my boss, workload
close-the-day-with-an-open-list: cannot stop thinking about work, shutdown ritual, to-do list, sleep
write-when-the-answer-is-due: emails at night, weekend emails, after hours, urgency
put-work-down-at-a-fixed-spot: commute, ritual, detach, take work home
ask-your-boss-what-should-move: say no to my boss, too much work, priorities, workload
look-at-your-list-before-a-yes: people pleaser, overcommit, say no, favor
offer-a-smaller-yes: say no, people pleaser, compromise, partial help
close-the-page-and-write-it-down: remember what I learned, retrieval practice, study, recall, notes
come-back-to-it-on-day-three: remember what I learned, spaced repetition, training, forgetting
explain-it-without-the-slides: teach to learn, understand, feynman
three-questions-after-the-job: reflection, after action review, lessons learned, journal
watch-a-master-for-half-an-hour: shadowing, learn from an expert, observe, mentor
write-the-note-you-wished-for: documentation, knowledge base, manual, how to
ask-someone-to-watch-one-thing: ask for feedback, observe, presentation, peer coaching
ask-keep-or-change-after-a-shift: ask for feedback, start stop continue, colleague
ask-what-they-have-to-redo: ask for feedback, quality, rework, internal customers
ask-for-one-example-and-thank: harsh criticism, defensive, take feedback, criticized
sleep-on-it-then-sort-it: harsh criticism, negative feedback, hurt, bad review
report-back-what-you-changed: act on feedback, follow up, improve
bring-one-written-sentence: too shy to speak in meetings, speak up, prepare, introvert
open-with-the-question-you-really-have: stupid question, do not understand, speak up
ask-an-ally-to-bring-you-in: too shy to speak in meetings, speak up, introvert, not heard
keep-a-file-of-what-worked: impostor syndrome, brag document, achievements, confidence, nobody notices my work, feel good
collect-three-best-moments: strengths, impostor syndrome, confidence, reflected best self
tell-your-part-in-three-lines: nobody notices my work, self promotion, visibility, brag, someone took credit for my idea
leave-the-hot-reply-in-drafts: angry email, so angry right now, furious, cool down
list-three-fair-reasons: angry, judgment, assume good intent, annoyed, empathy
three-breaths-at-the-door: breathing, calm down, stress, angry, panic
answer-yourself-as-a-friend: self compassion, I made a mistake, self criticism, shame, inner critic
tell-one-person-the-same-day: bad day, vent, support, talk to somebody
own-the-slip-and-bring-the-fix: I made a mistake, admit an error, tell my boss, confess
ask-for-a-look-at-the-job-you-want: career change, shadowing, informational interview, job swap
tell-your-boss-one-thing-to-learn: promotion, development, one on one, ambition, training
shift-one-task-towards-your-strength: job crafting, bored at work, redesign my job
meet-one-person-your-work-reaches: my job feels pointless, meaning, purpose, customer contact
draw-the-line-from-task-to-person: my job feels pointless, purpose, no motivation, why
note-the-moment-that-was-worth-it: gratitude journal, meaning, no motivation, positive
choose-an-earlier-finish: good enough, unfinished, perfectionism, minimum
book-half-an-hour-for-endings: unfinished tasks, to-do list never ends, backlog, complete
drop-one-stale-job-out-loud: let go, cancel, backlog, to-do list never ends
write-it-to-someone-who-was-not-there: rubber duck, problem solving, explain, stuck
stay-stuck-for-twenty-minutes-then-ask: ask for help, blocked, when to ask
test-the-cheapest-cause-first: troubleshoot, debug, fault finding, broken
jot-down-the-itch-and-stay: addicted to my phone, distraction, urge, mindfulness, concentrate
mute-the-crew-chat-and-say-so: notifications, whatsapp group, days off, switch off
make-a-phone-pact-for-one-hour: addicted to my phone, accountability, screen time
do-one-piece-and-time-it: estimate, big project, pilot, how long will it take
list-whom-the-job-has-to-pass: approvals, stakeholders, dependencies, sign off
cut-the-job-into-parts-you-can-show: milestones, big project, overwhelmed, break down
catch-every-request-in-one-place: I keep forgetting, to-do list, inbox, notebook, gtd
ask-up-front-for-the-three-facts: incomplete request, missing information, back and forth, email ping pong
hand-back-the-small-job-that-slid-to-you: not my job, office housework, boundaries, give back
write-your-wish-and-what-gets-in-the-way: woop, mental contrasting, habit, obstacle
ask-whether-you-lack-skill-chance-or-wish: com-b, behavior change, why do I not do it, motivation
count-your-chances-not-your-days: habit tracker, streak, consistency, missed a day
set-up-the-day-after-before-the-night: night shift, sleep, family, recovery
keep-one-fixed-thing-through-all-shifts: shift work, hobby, friends, social life, rota
share-the-hardest-hour-of-the-shift: night shift, tired, buddy, long shift
write-down-your-own-early-signs: burnout warning signs, stress symptoms, mental health
score-six-parts-of-your-work: burned out, stress, hse standards, checklist, workload
find-the-contact-person-before-you-need-one: mental health, employee assistance program, counselor, crisis, eap, burned out
ask-three-people-before-you-open-the-mail: back from vacation, full inbox, email overload, catch up
carry-one-holiday-thing-into-wednesday: after vacation, post holiday blues, recovery
agree-on-two-gentle-weeks-after-long-leave: parental leave, sick leave, return to work, phased return, maternity
put-your-days-where-people-book: part time, calendar, availability, working days
say-at-the-start-when-you-leave: leave on time, meeting overrun, part time, pick up kids
match-the-work-to-your-hours: part time, too much work, reduced hours, workload
tell-one-fact-and-one-plan: kids and work, late, caring, tell my boss, childcare
write-the-card-for-the-day-the-phone-rings: kids and work, sick child, emergency, school calls
give-a-swap-before-you-need-one: swap shifts, trade, kids and work, rota
keep-one-stop-sentence-ready: sexist joke, harassment, bullied, set boundaries, comeback
write-down-what-happened-the-same-day: I am being bullied, evidence, harassment, document, record
step-away-when-somebody-shouts: yelling, shouting boss, aggression, de-escalate
do-one-old-job-both-ways: new software, learn a tool, chatgpt, verify, excel
turn-the-guide-face-down: learn software, practice, memory, manual
break-a-practice-copy-on-purpose: sandbox, afraid of computers, new software, test
drill-the-one-move-that-costs-you-most: deliberate practice, improve a skill, repetition
record-two-minutes-of-yourself: presentation practice, voice, video, public speaking
play-the-person-you-dread: role play, difficult conversation, rehearse, perspective
show-it-when-a-third-is-done: early feedback, work in progress, draft, perfectionism
have-the-first-piece-checked: quality, sample, rework, approve
ask-for-advice-on-the-next-time: ask for feedback, feedforward, improve, advice
ask-what-they-want-to-see-by-next-review: promotion, performance review, expectations, pay rise
tell-the-story-of-your-best-month: performance review, self assessment, achievements, pay rise
send-three-lines-after-the-review: performance review, follow up, agreements, minutes
ask-three-people-what-your-job-is-for: my first week in a new job, expectations, role clarity
keep-a-page-of-who-knows-what: my first week in a new job, contacts, I do not know anyone, network
offer-one-thing-you-bring: new job, fresh ideas, credibility, fit in
talk-to-two-listeners-at-the-door: presentation nerves, public speaking, stage fright, audience
plan-for-the-moment-you-go-blank: presentation nerves, blackout, stage fright, forget my words
name-what-they-should-take-home: presentation, key message, speech, nervous
learn-the-ten-words-of-tomorrow: English is not my first language, vocabulary, second language
tell-people-how-to-help-you-follow: English is not my first language, slow down, understand
read-an-order-back-before-you-act: closed loop, misunderstand, instructions, second language
sit-in-their-chair-for-five-minutes: perspective taking, difficult conversation, empathy, negotiation
plan-the-half-hour-after: difficult conversation, recover, aftercare
prepare-for-the-sentence-you-fear: difficult conversation, rehearse, what if they say, fear
find-one-true-thing-behind-the-tone: rude customers, empathy, patience, annoyed
be-plain-when-warmth-runs-out: emotional labor, fake smile, compassion fatigue, exhausted
agree-on-a-sign-for-take-the-next-one: rude customers, break, backup, emotional labor
ask-for-the-date-of-the-next-news: layoffs, reorganization, uncertainty, rumors
give-the-worry-its-own-quarter-of-an-hour: anxiety, worry time, rumination, layoffs, stress
say-goodbye-to-what-ends: change, loss, ritual, reorganization, team split
ask-one-person-for-three-talks: find a mentor, mentors, mentoring, ask for advice
take-turns-with-a-peer-who-only-asks: peer coaching, sounding board, think partner
find-out-who-coaches-staff-here: coach, coaching, mentors, internal coaching
ask-it-on-the-good-days-as-well: should I quit my job, decide, unhappy, resign
try-to-mend-one-thing-before-you-go: should I quit my job, stay, unhappy at work, talk to my boss
ask-one-who-left-and-one-who-stayed: should I quit my job, job offer, new job, compare
turn-one-value-into-one-act: values, meaning, act, integrity
say-that-you-hesitate-and-why: asked to do something wrong, unethical, illegal, refuse an order, object
decide-beforehand-what-you-will-not-do: red lines, ethics, asked to do something wrong, temptation
ask-for-the-result-and-offer-the-way: micromanaged by my boss, autonomy, controlling boss
try-your-own-order-for-one-week: autonomy, routine, experiment, my own way
offer-to-test-the-next-change-first: new system, influence, pilot, user test
set-your-own-mark-for-one-dull-task: bored at work, boring task, challenge, gamify
say-each-check-aloud: pointing and calling, routine errors, checklist, attention
mend-one-small-thing-each-friday: improvement, tidy, small repair, initiative, broken window
`
