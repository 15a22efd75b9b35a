/** What people call a piece of advice for a team when they look for it: its id, then words. */
export const TEAM_ADVICE_WORDS = `
write-the-week-goal-in-twelve-words: setting goals, priority, okr, focus
ask-each-person-for-their-piece-of-the-goal: alignment, responsibility, goal setting, ownership
tie-the-week-goal-to-one-real-person: purpose, meaning, customer story
send-a-three-line-friday-progress-note: status report, weekly report, update, stakeholders
keep-a-wall-board-the-team-moves-itself: kanban, scrum board, whiteboard, trello
open-the-check-in-with-what-moved: standup, progress, daily, motivation
pick-one-task-the-team-stops-this-week: stop doing, overload, workload, prioritize
park-new-requests-on-one-visible-list: backlog, intake, new requests, say no, prioritize
trace-one-routine-report-to-its-reader: useless report, red tape, eliminate, bureaucracy
ask-what-they-have-already-ruled-out: coaching question, delegate back, solve their problem
take-a-three-question-coaching-walk: one on one, walking meeting, grow, 1:1
let-them-plan-for-the-snag: if-then, obstacle, implementation, woop
ask-which-skill-they-want-to-build-next: career development, growth, one on one, training
lend-out-a-stretch-task-with-a-net: stretch assignment, delegate, development, challenge
run-a-skill-swap-that-recalls-last-week: lunch and learn, peer training, knowledge sharing, retrieval practice
hold-a-ten-minute-team-debrief: retro, after action review, retrospective, lessons learned
thank-whoever-reports-a-slip: error culture, admit mistakes, psychological safety, blame
study-one-win-as-closely-as-a-failure: success, best practice, celebrate, lessons learned
hand-over-aim-limits-and-check-in-date: delegate, delegating, briefing, assign a task
name-the-freedom-do-tell-or-ask: delegation levels, autonomy, decision rights, delegate
return-half-done-work-with-one-question: reverse delegation, redo their work, fix it myself, perfectionist
say-who-decides-before-the-talk-begins: decision maker, raci, we never decide anything
log-a-decision-with-its-reason: decision log, minutes, record, why did we
move-one-decision-to-where-the-work-is: empowerment, delegate decisions, approval, bottleneck
imagine-the-plan-failed-and-write-why: premortem, risk, what could go wrong
let-three-people-guess-the-time-apart: estimate, planning poker, how long will it take, effort
try-the-plan-in-one-corner-first: pilot, experiment, trial, test, rollout
ask-for-one-worry-from-each-person: nobody speaks up, concerns, risks, any questions, silence
tell-one-of-your-own-slips-aloud: vulnerability, leader admits mistake, psychological safety
post-what-came-of-each-concern: close the loop, follow up, suggestions ignored, transparency
pass-praise-on-within-the-hour: compliment, recognition, second hand praise
hunt-for-the-work-nobody-sees: invisible work, unnoticed, nobody notices my work, background
open-with-a-round-of-peer-thanks: team meeting, appreciation round, kudos, gratitude
lay-the-work-beside-a-good-example: quality, compare, feedback, standard
swap-the-verdict-for-one-next-time-idea: feedforward, critique, suggestion, presentation feedback
ask-your-team-what-to-do-less-of: feedback for the boss, upward feedback, ask for feedback, 360
turn-the-agenda-into-questions: agenda, meeting preparation, invite
close-with-who-does-what-by-when: action items, minutes, next steps, meeting notes
put-one-standing-meeting-on-trial: too many meetings, cancel a meeting, recurring meeting, useless meeting
hold-a-decision-open-in-the-channel: remote decision, async, slack, hybrid working
let-the-people-on-screen-speak-first: hybrid meeting, video call, remote participants
pair-two-people-who-never-meet: staying in touch remotely, virtual coffee, team building, networking
ask-for-a-load-number-from-one-to-ten: workload check, capacity, stress level, check-in
lay-the-whole-load-out-on-one-page: workload, overload, task list, capacity, distribution
rotate-the-job-nobody-wants: office housework, unpopular task, minutes, dishes, fairness
agree-one-route-for-real-emergencies: emails at night, after hours, on call, emergency contact
agree-two-quiet-hours-a-week: focus time, no meeting, silence, deep work, noise
write-breaks-and-cover-into-the-shift-plan: no time for breaks, rota, break cover
let-everyone-write-before-anyone-speaks: brainwriting, brainstorming, silent, introverts, quiet people
keep-a-tally-of-who-speaks: someone talks too much, dominates, talk time, airtime
ask-each-person-how-they-take-part-best: adhd, neurodivergent, disabled colleague, introverts, access needs, dyslexia
ask-the-newcomer-what-was-odd-today: fresh eyes, new hire, onboarding feedback
line-up-three-real-jobs-for-week-one: new hire, first week tasks, onboarding plan, returner
find-the-newcomer-a-buddy-who-is-not-the-boss: buddy program, mentor, new hire, onboarding
clear-one-snag-in-how-we-work-together: team friction, working agreement, irritation, retro
bring-two-people-to-one-table: mediation, conflict between employees, team conflict, two colleagues fight
mend-in-public-what-went-wrong-in-public: public apology, boss apologizes, unfair, lost my temper
let-both-sides-argue-the-other-case: debate, perspective, stuck argument, devil's advocate
sort-a-dispute-into-facts-guesses-and-wishes: debate, assumptions, argument, mediation
call-a-pause-when-it-turns-personal: heated discussion, personal attack, time out, escalate
say-bronze-or-gold-with-each-job: perfectionism, good enough, quality level, effort
let-three-people-judge-five-old-jobs: quality standard, calibrate, rework, consistent
hang-up-a-photo-of-the-finished-job: visual standard, 5s, cleanliness, tidy, example
ask-for-the-reason-before-you-pass-it-on: order from above, why, sandwich position
say-what-is-fixed-and-what-is-still-ours: announce a decision, change, room to move, influence
stand-by-a-decision-you-argued-against: disagree and commit, loyalty, unpopular decision
let-the-two-who-ask-settle-the-order: conflicting requests, two bosses, priorities, everything is urgent
write-a-rule-for-when-all-bells-ring: triage, everything is urgent, rush, emergency, priorities
number-the-jobs-with-no-ties-allowed: prioritise, everything is urgent, ranking, asap
give-news-at-a-fixed-hour-even-when-there-is-none: change communication, reorganization, uncertainty, rumors
write-down-what-ends-stays-and-is-open: reorganization, transition, change, clarity
ask-what-people-are-about-to-lose: resistance to change, cynicism, loss, reorganization
rehearse-the-hard-call-for-five-minutes: role play, practice, difficult conversation, training
hand-over-the-last-step-first: teach, train, learning by doing, apprentice
agree-on-a-signal-to-take-over: trainee, first time, supervision, safety net
play-away-for-one-hour: bus factor, bottleneck, cover, knowledge transfer
let-the-learner-write-the-instructions: documentation, manual, standard operating procedure, wiki
film-two-minutes-of-skilled-hands: video tutorial, how to, knowledge transfer
agree-on-the-first-use-before-the-course: learning transfer, training, course preparation
have-them-try-one-thing-out-on-us: after a course, conference, share what I learned
ask-it-again-after-one-three-and-eight-weeks: spaced repetition, remember training, quiz, refresher
announce-the-good-job-a-day-before: equal opportunity, favoritism, transparency, internal posting
ask-the-one-you-thought-would-not-want-it: bias, assumptions, part time, mothers, older workers
draw-lots-where-several-could-do-it: lottery, fairness, raffle, favoritism
write-your-handover-card-together: sbar, checklist, shift report, template
walk-the-handover-instead-of-sitting-it: bedside handover, shift change, rounds
collect-what-the-next-shift-had-to-ask: handover gaps, call at home, missing information
ask-how-often-you-should-look-in: micromanage, delegation, check-in, control
write-down-when-you-will-step-in: losing control, delegation, micromanage, take back
point-out-the-good-call-you-would-not-have-made: trust, autonomy, praise, different way
ask-which-fact-would-change-your-mind: analysis paralysis, more data, stuck decision
say-who-will-be-disappointed-and-tell-them: avoid a decision, unpopular choice, courage
send-two-people-off-to-decide-for-all: consensus, small decisions, delegate a decision, bikeshedding
collect-what-only-one-of-you-knows: groupthink, hidden profile, information sharing, decision
take-the-favourite-away-for-five-minutes: alternatives, options, groupthink, bias
ask-the-person-who-has-to-live-with-it: user involvement, buying, procurement, consult
use-your-rank-to-ask-the-basic-question: stupid question, acronym, humility, boss asks
say-whether-you-know-think-or-guess: uncertainty, assumption, honesty, confidence level
put-a-private-question-to-everyone: shy, anonymous question, same question
agree-on-one-phrase-that-stops-the-work: safety, stop the line, code word, danger
practise-stopping-when-nothing-is-wrong: safety drill, exercise, rehearsal
thank-people-for-the-false-alarm: near miss, safety culture, report, error
take-a-concern-up-as-one-case-and-one-wish: tell the boss, escalate, complaint, understaffed, pitch
raise-it-as-three-and-not-alone: speak up together, collective, allies, petition
take-the-one-who-spotted-it-with-you: credit, whistleblower, visibility, report
ask-each-person-how-they-like-to-be-thanked: show appreciation, recognition, introverts, reward
thank-somebody-for-a-try-that-failed: innovation, failure, courage, experiment
write-to-whoever-sent-you-a-good-temp: agency, contractor, praise, recommendation
put-the-names-on-the-work: authorship, someone took credit for my idea, acknowledge, credits
pass-the-credit-on-in-the-same-breath: took credit, share credit, fairness, recognition
thank-those-who-started-what-you-finish: predecessors, project end, celebrate, credit
give-the-hint-just-before-the-next-time: feedforward, timing of feedback, reminder
let-them-check-their-own-work-first: self assessment, self review, quality check
ask-the-next-day-what-they-took-from-it: did my feedback land, follow up, misunderstood
speak-at-the-second-time-not-the-tenth: lateness, small annoyance, confront early, late to work
say-the-standard-the-gap-and-the-day: underperformance, poor performance, low performer, expectations
ask-what-changed-when-good-work-slips: drop in performance, good employee, personal problems, decline
order-the-points-by-who-can-leave-first: agenda, long meetings, attendance, waste of time
read-in-silence-for-the-first-five-minutes: amazon memo, unprepared, meeting, pre-read
hold-the-huddle-where-the-trouble-is: gemba, on site, standup, problem solving
let-one-question-travel-through-the-shifts: async, shift book, opinions, survey
send-ninety-seconds-of-voice-and-two-lines: voice message, async, fewer meetings, instead of a meeting
swap-the-status-round-for-a-page-of-needs: status meeting, too many meetings, written update
write-four-lines-on-which-channel-means-what: email overload, slack, teams, communication rules, response time
post-where-and-when-you-can-be-reached: availability, hybrid working, status, part time
choose-the-shared-day-by-the-work: office day, hybrid working, return to office
ring-one-lone-worker-without-a-reason: lonely, isolated, remote, staying in touch remotely, check in
show-one-thing-from-where-you-work: remote team building, icebreaker, virtual
open-the-line-early-and-stay-on-after: small talk, virtual, remote, video call, water cooler
look-three-weeks-ahead-for-the-pile-up: planning, peak, capacity, crunch, workload
write-the-plan-for-a-day-with-two-missing: understaffed, sick calls, staff shortage, emergency plan
close-a-peak-with-an-easy-day: recovery, rest after crunch, burnout, busy season
answer-for-the-absent-and-forward-nothing: vacation, out of office, undisturbed holiday, pto
keep-the-first-morning-back-free: back from vacation, full inbox, return
go-off-duty-where-everyone-can-see-it: role model, leaving on time, out of office, switch off
check-who-has-had-no-full-week-off: burnout, vacation, overworked, roster
ask-for-the-heaviest-hour-of-the-week: stressed employee, overload, burnout, one on one
write-down-two-changes-and-a-day: stress, workload, action plan, burnout
ask-for-help-first-where-all-can-hear: ask for help, role model, vulnerability
make-a-no-easy-so-that-people-ask: ask a favor, burden, request help
call-out-your-ten-free-minutes: spare time, help out, teamwork
move-one-good-thing-to-the-day-they-are-in: part time staff, team event, include, welcome a temp
keep-a-since-you-were-last-here-note: part time, irregular staff, what changed, update
ask-who-goes-round-what-others-do-better: best practice, outsider, contractor, improvement
say-it-show-it-and-write-it: language barrier, second language, instructions, demonstrate
sum-up-in-three-lines-every-ten-minutes: long meeting, summary, follow the discussion, second language
check-the-fun-before-you-plan-it: team building, team event, christmas party, alcohol, inclusive event
let-the-newest-lead-the-tour: onboarding, new hire, visitors
ask-after-a-month-if-the-job-is-the-job: probation, new hire check in, expectations, retention
tell-the-newcomer-what-is-different-now: feedback for a new hire, onboarding, recognition
ask-the-leaver-three-things-before-the-cake: exit interview, offboarding, knowledge transfer, resignation
say-goodbye-by-what-stays: farewell speech, last day, somebody is leaving the team, retirement
write-to-leavers-after-six-weeks: alumni, stay in touch, former colleague, rehire
go-through-what-you-promised-the-team: broken promises, follow through, reliability
ask-who-may-know-before-they-tell-you: confidential, secret, discretion, privacy
say-which-rule-you-went-by: unfair, transparency, shift allocation, favoritism
ask-whether-they-have-told-them: gossip, complain about a colleague, triangulation
tell-the-absent-what-was-said-about-them: gossip, talk behind backs, absent colleague
take-a-rumour-to-its-source-the-same-day: gossip, rumor, layoffs, uncertainty, fake news
trade-what-you-want-to-find-for-what-you-leave: shift conflict, mess, other shift, agreement
lend-one-hour-across-the-line: silos, other department, shadowing, understanding
log-the-missing-thing-not-the-guilty-crew: blame, missing tools, other shift, error log
write-the-sentence-that-ends-it: rude customers, abusive customer, limits, end a call, harassment
ask-whether-they-like-their-nickname: bullying, teasing, banter, respect, name
agree-how-to-relieve-a-colleague-under-fire: rude customers, aggressive customer, backup, rescue
`
